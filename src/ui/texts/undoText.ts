export const undoText = {
  undo: 'Undo',
  discarded: 'Changes discarded',
  discardedIn: (subject: string) => `Changes in ${subject} discarded`,
  /** For screen readers, because the button may be far from where the user is. */
  announced: (text: string) => `${text}. To undo, press Control Z.`,
} as const;
