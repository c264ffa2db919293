import type { Problems } from '#domain/shared/problems.ts';

/** Returns the text of each problem, for forms in which each field has only one kind of problem. */
export function problemTexts<Field extends string>(
  problems: Problems<Field, string>,
  sentences: Readonly<Record<Field, string>>,
): Readonly<Partial<Record<Field, string>>> {
  const fields = Object.keys(problems) as Field[];
  return Object.fromEntries(fields.map((field) => [field, sentences[field]])) as Partial<
    Record<Field, string>
  >;
}
