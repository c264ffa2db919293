import type { Failure } from '#application/Failure.ts';
import type { Problems } from '#domain/shared/problems.ts';
import { fieldNamedInMessage } from './fieldNamedInMessage.ts';
import { problemTexts } from './problemTexts.ts';

/** The problem text of each invalid field. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A field that the host refused, with the message to show there. */
export interface Refusal<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** Messages after a successful and a failed save. */
export interface ResultTexts {
  readonly saved: string;
  readonly failed: string;
}

/** The texts of a kind of form. */
export interface EditorTexts<Field extends string, Found, T = unknown> {
  problems(found: Found): FieldProblems<Field>;
  /** Returns the host's message, with the field that it is about, if any. */
  refusal?(failure: Failure, sent: T): Refusal<Field> | undefined;
  /** Messages after a save. Absent if the screen itself shows the result. */
  readonly results?: ResultTexts;
  /** Messages after adding something, instead of {@link results}. */
  readonly added?: ResultTexts;
}

interface Table<Validated extends Field, Field extends string> {
  /** The problem text of each validated field. */
  readonly sentences: Readonly<Record<Validated, string>>;
  /** Further fields that a host message may be about. */
  readonly others?: readonly Field[];
  readonly results: ResultTexts;
  readonly added?: ResultTexts;
}

/** Returns the texts of a form in which each field has only one kind of problem. */
export function editorTexts<Validated extends Field, Field extends string = Validated>({
  sentences,
  others = [],
  ...results
}: Table<Validated, Field>): EditorTexts<Field, Problems<Validated, string>> {
  const fields: readonly Field[] = [...others, ...(Object.keys(sentences) as Validated[])];
  return {
    // TypeScript can't express that the validated fields are among the form's fields
    problems: (found) => problemTexts(found, sentences) as FieldProblems<Field>,
    refusal: ({ serverMessage: text = '' }) => {
      const field = fieldNamedInMessage(text, fields);
      return field && { field, text };
    },
    ...results,
  };
}
