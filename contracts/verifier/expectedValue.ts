/** A pattern for one word, as `anyCase` in `support/matchers.ts` writes it. */
const ONE_WORD = /^\^\\s\*\(\?i:(\w+)\)\\s\*\$$/;

/**
 * The expected value of a field with a pattern. An example is only one of many values, except where the
 * pattern allows a single word.
 * @param example as JSON
 */
export function expectedBy(pattern: string | undefined, example: string): string {
  const [, word] = ONE_WORD.exec(pattern ?? '') ?? [];
  return word === undefined ? `like ${example}` : `"${word}"`;
}

const TIME = /^\d{4}-\d\d-\d\dT/;

/** Changes that may make a value match its pattern, and what they say about the value. */
const repairs: readonly (readonly [change: (got: string | number) => string | number, cause: string])[] = [
  [(got) => String(got).toLowerCase(), 'it must be in lower case'],
  [(got) => String(got).replace(/^\d{4}-\d\d-\d\dT.*$/, '$&Z'), 'it has no time zone'],
  [(got) => String(got).replace(TIME, '2026-01-15T'), 'there is no such day'],
  [(got) => (typeof got === 'number' ? got / 1000 : got), 'it must be seconds, not milliseconds'],
];

/** Why a value doesn't match its pattern, if one small change would make it match. */
export function causeOf(pattern: string | undefined, got: unknown): string | undefined {
  if (pattern === undefined || (typeof got !== 'string' && typeof got !== 'number')) return undefined;
  const regex = new RegExp(pattern);
  if (regex.test(String(got))) return undefined;
  return repairs.find(([change]) => regex.test(String(change(got))))?.[1];
}
