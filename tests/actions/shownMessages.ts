import type { Failure } from '#application/Failure.ts';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';
import { conflictText } from '#ui/texts/conflictText.ts';

/**
 * A text on the screen. A notice is temporary, a page text replaces the content, and a caption is spoken.
 * A state is a value that the screen shows in its own way.
 */
export interface Shown {
  readonly as: 'notice' | 'field' | 'page' | 'caption' | 'status' | 'question' | 'button' | 'state';
  readonly text: string;
  /** The field to which the text belongs. */
  readonly at?: string;
}

interface WithMessage {
  readonly message: { readonly text: string; readonly detail?: string | undefined } | undefined;
}

/** Returns the current notice. */
export const noticeOf = ({ message }: WithMessage): readonly Shown[] => [
  ...messageOf('notice', message?.text),
  ...messageOf('notice', message?.detail),
];

/** Returns a message, or nothing without a text. */
export const messageOf = (as: Shown['as'], text: string | false | undefined): readonly Shown[] =>
  text ? [{ as, text }] : [];

interface Reading {
  readonly failure: Failure | undefined;
}

/**
 * Returns the text in place of content that couldn't load.
 * @param missing the text for a 404, if it is different
 */
export function loadFailureOf({ failure }: Reading, failed: string, missing = failed): readonly Shown[] {
  if (!failure) return [];
  return messageOf('page', failure.kind === 'not-found' ? missing : failed);
}

interface Form {
  readonly fields: {
    readonly value: object | undefined;
    readonly problems: Readonly<Record<string, string | undefined>>;
    readonly conflicts?: readonly EditConflict[];
    problemOf(field: never): string | undefined;
  };
  readonly notice: WithMessage;
}

/** Returns the notice and the field errors of a form. */
export function formProblemsOf({ fields, notice }: Form): readonly Shown[] {
  const names = new Set([...Object.keys(fields.value ?? {}), ...Object.keys(fields.problems)]);
  const atFields = [...names].flatMap((field): Shown[] => {
    const text = fields.problemOf(field as never);
    return text === undefined ? [] : [{ as: 'field', text, at: field }];
  });
  const conflicts = (fields.conflicts ?? []).map((conflict): Shown => {
    return { as: 'field', text: conflictText.other(conflict), at: conflict.path.join('.') };
  });
  return [...noticeOf(notice), ...atFields, ...conflicts];
}
