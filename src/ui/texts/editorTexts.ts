import type { Failure } from '#application/Failure.ts';
import type { Problems } from '#domain/shared/problems.ts';
import { fieldNamedInMessage } from './fieldNamedInMessage.ts';
import { problemTexts } from './problemTexts.ts';

/** A text for each field with a problem. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A field the host refused, with the message to show. */
export interface Refusal<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** Messages after a save. */
export interface ResultTexts {
  readonly saved: string;
  readonly failed: string;
}

/** The texts of one kind of form. */
export interface EditorTexts<Field extends string, Found, T = unknown> {
  /** Returns the texts of validation problems. */
  problems(found: Found): FieldProblems<Field>;
  /** Returns the host's message and the field that it is about, if any. */
  refusal?(failure: Failure, sent: T): Refusal<Field> | undefined;
  /** Shown after a save. None if the screen shows the result itself. */
  readonly results?: ResultTexts;
  /** Shown instead of {@link results} after something was added. */
  readonly added?: ResultTexts;
}

interface Table<Validated extends Field, Field extends string> {
  /** The sentence of each validated field. */
  readonly sentences: Readonly<Record<Validated, string>>;
  /** Other fields that the host may name. */
  readonly others?: readonly Field[];
  readonly results: ResultTexts;
  readonly added?: ResultTexts;
}

/** Returns the texts of a form whose fields have one kind of problem each. */
export function editorTexts<Validated extends Field, Field extends string = Validated>({
  sentences,
  others = [],
  ...results
}: Table<Validated, Field>): EditorTexts<Field, Problems<Validated, string>> {
  const fields: readonly Field[] = [...others, ...(Object.keys(sentences) as Validated[])];
  return {
    // a subset of the fields, which the compiler cannot express
    problems: (found) => problemTexts(found, sentences) as FieldProblems<Field>,
    refusal: ({ serverMessage: text = '' }) => {
      const field = fieldNamedInMessage(text, fields);
      return field && { field, text };
    },
    ...results,
  };
}
