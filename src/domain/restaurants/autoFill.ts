/** Fields that auto-fill writes, based on the restaurant's name. */
export type AutoFilledField = 'assistantId' | 'firstMessage';

/**
 * Auto-fill derives the assistant id and the first message from the restaurant's name, until the user edits
 * them. (rule: auto-fill)
 */
export const autoFillText: Readonly<Record<AutoFilledField, (name: string) => string>> = {
  assistantId: (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  firstMessage: (name) => (name.trim() === '' ? '' : `${name.trim()}! How can I help you today?`),
};

/** A field that follows the restaurant's name until the user edits it. */
export interface AutoFilled {
  readonly field: AutoFilledField;
  readonly text: string;
  readonly follows: boolean;
  /** The text that auto-fill replaced, for undo. */
  readonly replaced?: string | undefined;
}

/** Returns the state of a field that the user hasn't edited. */
export function initialAutoFill(field: AutoFilledField, text: string): AutoFilled {
  return { field, text, follows: true };
}

export function autoFillAfterNameChange(filled: AutoFilled, before: string, after: string): AutoFilled {
  if (!filled.follows) return filled;
  const automatic = autoFillText[filled.field];
  const isOwnText = filled.text !== '' && filled.text !== automatic(before);
  return {
    ...filled,
    text: automatic(after),
    replaced: filled.replaced ?? (isOwnText ? filled.text : undefined),
  };
}

export function autoFillAfterManualEdit({ field }: AutoFilled, text: string): AutoFilled {
  return { field, text, follows: false };
}

/** Restores the text that auto-fill replaced. The field then no longer follows the name. */
export function undoAutoFill(filled: AutoFilled): AutoFilled {
  return filled.replaced === undefined ? filled : autoFillAfterManualEdit(filled, filled.replaced);
}

/** Turns auto-fill on again. An undo restores the current text. */
export function resumeAutoFill({ field, text }: AutoFilled, name: string): AutoFilled {
  return { field, text: autoFillText[field](name), follows: true, replaced: text || undefined };
}

/** Returns whether a field still has the text that auto-fill writes. */
export function isAutoFilled({ field, text, follows }: AutoFilled, name: string): boolean {
  return follows && text !== '' && text === autoFillText[field](name);
}
