import type { Failure } from '#application/Failure.ts';

/** What a text looks like that a person reads; the handbook lists it. */
export const messageKinds = {
  notice: 'a message that goes by itself',
  field: 'a line at a field of a form',
  page: 'in the place of what was to be read',
  caption: 'words of an agent',
  status: 'a line that says how things are',
  question: 'a dialog',
  button: 'a button that has come',
  state: 'no text, but what the screen makes a picture or a word of',
} as const;

/** Something that a person reads, by what it looks like. */
export interface Shown {
  readonly as: keyof typeof messageKinds;
  readonly text: string;
  /** The field that it stands at. */
  readonly at?: string;
}

interface WithMessage {
  readonly message: { readonly text: string; readonly detail?: string | undefined } | undefined;
}

/** What a notice says now. */
export const noticeOf = ({ message }: WithMessage): readonly Shown[] => [
  ...messageOf('notice', message?.text),
  ...messageOf('notice', message?.detail),
];

/** Something that is said, or nothing. */
export const messageOf = (as: Shown['as'], text: string | undefined): readonly Shown[] =>
  text === undefined ? [] : [{ as, text }];

interface Reading {
  readonly value?: unknown;
  readonly failure: Failure | undefined;
}

/**
 * What stands in place of something that could not be read.
 * @param missing what is said when it is not there, where that is another sentence
 */
export function loadFailureOf(
  { value, failure }: Reading,
  failed: string,
  missing = failed,
): readonly Shown[] {
  if (!failure || value !== undefined) return [];
  return messageOf('page', failure.kind === 'not-found' ? missing : failed);
}

interface Form {
  readonly value: object | undefined;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly notice: WithMessage;
  problemOf(field: never): string | undefined;
}

/** What a form says: its notice, and at its fields. */
export function formProblemsOf(draft: Form): readonly Shown[] {
  const fields = new Set([...Object.keys(draft.value ?? {}), ...Object.keys(draft.problems)]);
  const atFields = [...fields].flatMap((field): Shown[] => {
    const text = draft.problemOf(field as never);
    return text === undefined ? [] : [{ as: 'field', text, at: field }];
  });
  return [...noticeOf(draft.notice), ...atFields];
}
