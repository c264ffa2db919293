/** The fields that are written from the restaurant's name. */
export type AutoFilledField = 'assistantId' | 'firstMessage';

/** The assistant's id and the first message are written from the restaurant's name until somebody writes into them. (rule: auto-fill) */
export const autoFillText: Readonly<Record<AutoFilledField, (name: string) => string>> = {
  assistantId: (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  firstMessage: (name) => (name.trim() === '' ? '' : `${name.trim()}! How can I help you today?`),
};

/** A field that follows the restaurant's name until somebody writes into it by hand. */
export interface AutoFilled {
  readonly field: AutoFilledField;
  readonly text: string;
  readonly follows: boolean;
  /** What following the name has taken away, and may come back. */
  readonly replaced?: string | undefined;
}

/** Before anything was typed in this form. */
export function initialAutoFill(field: AutoFilledField, text: string): AutoFilled {
  return { field, text, follows: true };
}

/** Somebody typed the name: it was `before` and is `after`. */
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

/** Somebody wrote into the field: the name has no say in it any more. */
export function autoFillAfterManualEdit({ field }: AutoFilled, text: string): AutoFilled {
  return { field, text, follows: false };
}

/** The text that the name has taken away is there again, and stays. */
export function undoAutoFill(filled: AutoFilled): AutoFilled {
  return filled.replaced === undefined ? filled : autoFillAfterManualEdit(filled, filled.replaced);
}

/** The field follows the name again; what was written by hand may come back. */
export function resumeAutoFill({ field, text }: AutoFilled, name: string): AutoFilled {
  return { field, text: autoFillText[field](name), follows: true, replaced: text || undefined };
}

/** Whether the text is what the name makes of it. */
export function isAutoFilled({ field, text, follows }: AutoFilled, name: string): boolean {
  return follows && text !== '' && text === autoFillText[field](name);
}
