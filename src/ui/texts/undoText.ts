export const undoText = {
  undo: 'Undo',
  discarded: 'Changes discarded',
  discardedIn: (subject: string) => `Changes in ${subject} discarded`,
  /** For screen reader users, who may be far from the Undo button. */
  announced: (text: string) => `${text}. To undo, press Control Z.`,
} as const;
