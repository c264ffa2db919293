/** Matches a pattern for one word, as written by `anyCase` in `support/matchers.ts`. */
const ONE_WORD = /^\^\\s\*\(\?i:(\w+)\)\\s\*\$$/;
/** Matches a pattern for several words, as written by `anyOfWords`. */
const SOME_WORDS = /^\^\(([a-z|-]+)\)\$$/;

/** Numbers for finding the range of a pattern. No setting is above 100. */
const PROBES = Array.from({ length: 1001 }, (_, tenths) => tenths / 10);

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * Describes the values that a field's pattern allows, as a short list or a range if possible. Otherwise,
 * describes the example as one of many values.
 * @param example as JSON
 */
export function describeExpected(pattern: string | undefined, example: string): string {
  const [, words = ''] = ONE_WORD.exec(pattern ?? '') ?? SOME_WORDS.exec(pattern ?? '') ?? [];
  if (words) return oneOf.format(words.split('|').map((word) => `"${word}"`));
  const numbers =
    pattern === undefined ? [] : PROBES.filter((number) => new RegExp(pattern).test(String(number)));
  const [first = 0, last = 0] = [numbers.at(0), numbers.at(-1)];
  if (numbers.length === 0 || last === PROBES.at(-1)) return `like ${example}`;
  const isWhole = numbers.every(Number.isInteger);
  if (numbers.length <= (last - first) * (isWhole ? 1 : 10)) return oneOf.format(numbers.map(String));
  return `${isWhole ? 'a whole number' : 'a number'} from ${first} to ${last}`;
}

const TIME = /^\d{4}-\d\d-\d\dT/;

/** Changes that can make a value match a pattern, each with the fault of the original value. */
const repairs: readonly (readonly [change: (got: string | number) => string | number, cause: string])[] = [
  [(got) => String(got).toLowerCase(), 'it must be in lower case'],
  [(got) => String(got).replace(/^\d{4}-\d\d-\d\dT.*$/, '$&Z'), 'it has no time zone'],
  [(got) => String(got).replace(TIME, '2026-01-15T'), 'there is no such day'],
  [(got) => (typeof got === 'number' ? got / 1000 : got), 'it must be seconds, not milliseconds'],
];

/** Explains why a value doesn't match its pattern, if one small change would make it match. */
export function mismatchCause(pattern: string | undefined, got: unknown): string | undefined {
  if (pattern === undefined || (typeof got !== 'string' && typeof got !== 'number')) return undefined;
  const regex = new RegExp(pattern);
  if (regex.test(String(got))) return undefined;
  return repairs.find(([change]) => regex.test(String(change(got))))?.[1];
}
