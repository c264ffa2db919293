/** Problems of a form, at most one per field. Empty when the form is valid. */
export type Problems<Field extends string, Problem extends string> = Readonly<
  Partial<Record<Field, Problem>>
>;

export function hasNoProblems(problems: Problems<string, string>): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

export function problemsIfAny<Found extends Problems<string, string>>(problems: Found): Found | undefined {
  return hasNoProblems(problems) ? undefined : problems;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Returns whether a number is in a range, bounds included. NaN is never in a range. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

export function isWholeWithin(value: number, range: Range): boolean {
  return Number.isInteger(value) && isWithin(value, range);
}
