import { expect, it } from 'vitest';
import fc, { runs, RUNS_TIMEOUT_MS } from '#tests/support/properties.ts';
import { mutated, mutations } from './mutations.ts';
import { makeRequest, successes } from './successes.ts';

// An adapter returns the promised type or throws one Failure, for any response. The work is proportional to
// the size of the response.
it(
  'A mutated response is accepted or fails once',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...successes), mutations, async ({ call, status, body }, changes) => {
        const text = mutated(body, changes);
        const outcome = await makeRequest(call, status, text);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(objectsWithForeignPrototype(outcome)).toEqual([]);
        expect(sizeOf(outcome)).toBeLessThan(LONGER * text.length + SOMETHING);
      }),
      { numRuns: runs(5000) },
    );
  },
  RUNS_TIMEOUT_MS,
);

/** Limits of the result's size, relative to the response, and for an empty response. */
const LONGER = 3;
const SOMETHING = 2000;

/** Counts characters and values. Iterative, because results can be deeply nested. */
function sizeOf(value: unknown): number {
  let size = 0;
  for (const part of partsIn(value)) size += typeof part === 'string' ? part.length : 1;
  return size;
}

/** Finds objects with an unexpected prototype. */
function objectsWithForeignPrototype(value: unknown): readonly unknown[] {
  return [...partsIn(value)].filter((part) => {
    if (typeof part !== 'object' || part === null) return false;
    return (
      !KNOWN.has(Object.getPrototypeOf(part) as object | null) ||
      ('polluted' in part && !Object.hasOwn(part, 'polluted'))
    );
  });
}
const KNOWN = new Set<object | null>([
  null,
  ...[Object, Array, Date, Map, Set, Blob].map((type) => type.prototype as object),
]);

function* partsIn(value: unknown): Generator {
  const left = [value];
  for (let part = left.pop(); left.length > 0 || part !== undefined; part = left.pop()) {
    yield part;
    if (part instanceof Map) for (const entry of part) left.push(...entry);
    else if (
      typeof part === 'object' &&
      part !== null &&
      !(part instanceof Date) &&
      !(part instanceof Blob)
    ) {
      for (const one of Object.values(part)) left.push(one);
    }
  }
}
