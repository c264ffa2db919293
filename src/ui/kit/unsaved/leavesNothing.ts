/** The state of a step that only changes what of the page is shown: whatever is not saved stays where it is. */
export const leavesNothing = { leavesNothing: true } as const;

export const doesLeaveNothing = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leavesNothing' in state;
