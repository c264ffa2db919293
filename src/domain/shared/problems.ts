/** What is wrong with what a form holds: at most one problem a field, by its name. None when it may be sent. */
export type Problems<Field extends string, Problem extends string> = Readonly<
  Partial<Record<Field, Problem>>
>;

/** Whether nothing is wrong. */
export function hasNoProblems(problems: Problems<string, string>): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Whether a number lies in a range, its ends included; what is no number does not. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

/** The same of a whole number. */
export function isWholeWithin(value: number, range: Range): boolean {
  return Number.isInteger(value) && isWithin(value, range);
}
