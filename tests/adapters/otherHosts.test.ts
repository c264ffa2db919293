import { describe, expect, it } from 'vitest';
import { makeRequest, successes } from './successes.ts';

/** Changes each value inside a body. */
function mapped(value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown {
  const changed = change(value, key);
  if (changed !== value || typeof value !== 'object' || value === null) return changed;
  if (Array.isArray(value)) return value.map((each) => mapped(each, change, key));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change, name)]));
}

const ISO = /^\d{4}-\d\d-\d\dT/;
const isMoment = (value: unknown): value is string => typeof value === 'string' && ISO.test(value);

const FAILURES: readonly unknown[] = ['unreachable', 'unauthenticated', 'not-found', 'rejected', 'malformed'];

/** Values that other hosts send for the same meaning. */
const dialects = {
  'numbers as texts': (value: unknown) => (typeof value === 'number' ? String(value) : value),
  'flags as texts': (value: unknown, key: string) =>
    typeof value === 'boolean' && key !== 'success' ? String(value) : value,
  'flags as numbers': (value: unknown, key: string) =>
    // in this field, a number is a rating
    typeof value === 'boolean' && key !== 'success' && key !== 'successEvaluation' ? Number(value) : value,
  'moments in milliseconds': (value: unknown) => (isMoment(value) ? Date.parse(value) : value),
  'moments in seconds': (value: unknown) =>
    isMoment(value) && Date.parse(value) % 1000 === 0 ? Date.parse(value) / 1000 : value,
  'moments in milliseconds as texts': (value: unknown) =>
    isMoment(value) ? String(Date.parse(value)) : value,
  'seconds since 1970 in milliseconds': (value: unknown, key: string) =>
    typeof value === 'number' && key.endsWith('unix_secs') ? value * 1000 : value,
  'unknown keys': (value: unknown, key: string) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    key !== 'menuData' &&
    !('x-host' in value)
      ? { ...value, 'x-host': { version: 7 } }
      : value,
};

/** Removes the unknown keys, because a save sends unknown keys back unchanged. */
function withoutUnknown(value: unknown): unknown {
  return mapped(value, (each) => {
    if (typeof each !== 'object' || each === null || !('x-host' in each)) return each;
    const { 'x-host': _, ...known } = each;
    return known;
  });
}

const reads = successes.filter(({ description }) => !/sign|token|password/.test(description));

// (rule: readable values)
describe('A host', () => {
  it.each(Object.entries(dialects))('that sends %s gives the same result', async (_, change) => {
    for (const { description, call, status, body } of reads) {
      const agreed = await makeRequest(call, status, JSON.stringify(body));
      expect(FAILURES, description).not.toContain(agreed);
      const read = await makeRequest(call, status, JSON.stringify(mapped(body, change)));
      expect(withoutUnknown(read), description).toEqual(withoutUnknown(agreed));
    }
  });

  it('that sends null instead of a list gives an empty list', async () => {
    // a missing list of days must not mean that an item is never available
    const lists = (value: unknown, key: string) =>
      Array.isArray(value) && key !== 'availableDays' ? null : value;
    await expectReadable(lists);
  });

  it('may use other words for roles, statuses, and types', async () => {
    const unknown = (value: unknown, key: string) =>
      typeof value === 'string' && WORDS.includes(key) ? 'Zuständigkeit 7' : value;
    await expectReadable(unknown);
  });
});

/** Keys whose values are words that the host chooses. */
const WORDS = ['role', 'status', 'type', 'environment', 'personality', 'timing', 'gender', 'accent', 'plan'];

/** Expects that a change makes no response fail and loses no rows. */
async function expectReadable(change: (value: unknown, key: string) => unknown): Promise<void> {
  for (const { description, call, status, body } of reads) {
    const read = await makeRequest(call, status, JSON.stringify(mapped(body, change)));
    expect(FAILURES, description).not.toContain(read);
    expect(JSON.stringify(read) ?? '', description).not.toContain('"unreadable');
  }
}
