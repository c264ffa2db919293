import type { Failure } from '#application/Failure.ts';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';
import { conflictText } from '#ui/texts/conflictText.ts';

/** How a text is presented; the handbook lists the kinds. */
export const messageKinds = {
  notice: 'a temporary message',
  field: 'a message at a form field',
  page: 'a message in place of the content',
  caption: 'words spoken by an agent',
  status: 'a status line',
  question: 'a dialog',
  button: 'a button that appeared',
  state: 'no text: a value the screen shows in its own way',
} as const;

/** A text on the screen with its kind. */
export interface Shown {
  readonly as: keyof typeof messageKinds;
  readonly text: string;
  /** The field it belongs to. */
  readonly at?: string;
}

interface WithMessage {
  readonly message: { readonly text: string; readonly detail?: string | undefined } | undefined;
}

/** The current notice. */
export const noticeOf = ({ message }: WithMessage): readonly Shown[] => [
  ...messageOf('notice', message?.text),
  ...messageOf('notice', message?.detail),
];

/** A message, or nothing. */
export const messageOf = (as: Shown['as'], text: string | undefined): readonly Shown[] =>
  text === undefined ? [] : [{ as, text }];

interface Reading {
  readonly value?: unknown;
  readonly failure: Failure | undefined;
}

/**
 * What replaces content that couldn't load.
 * @param missing the text for a 404, if it differs
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

/** A form's notice and field errors. */
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
