import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentedIn, inProse } from './docstrings.ts';
import { figuresIn } from './figures.ts';

const file = join(mkdtempSync(join(tmpdir(), 'source-')), 'a.ts');

it('formats constants by their unit', () => {
  writeFileSync(
    file,
    `const MINUTE_MS = 60_000;
/** In minutes since midnight. */
export const OPENS = 9 * 60 + 30;
const RANGE = { min: -1, max: 2, step: 0.1 };
const PAUSES_MS = [500, 1500, 2 * MINUTE_MS] as const;
const LIMITS: Limits = { all: Infinity, day: 24 };
const PATTERN = /^[=+]/u;
const BORROWED = other + 1;
`,
  );
  expect(figuresIn(file)).toEqual([
    { name: 'MINUTE_MS', text: '1 min' },
    { name: 'OPENS', text: '09:30' },
    { name: 'RANGE', text: '-1 to 2 in steps of 0.1' },
    { name: 'PAUSES_MS', text: '0.5 s, 1.5 s, 2 min' },
    { name: 'LIMITS', text: 'all: no limit, day: 24' },
  ]);
});

it('reads docstrings with their declarations, and the values of linked constants', () => {
  writeFileSync(
    file,
    `const AGE = 18;

/**
 * Adults are at least {@link AGE} years
 * old. (rule: adults)
 * @param person any <b>
 */
export function isAdult(person: Person) {
  return person.age >= AGE;
}

class Guest {
  /** Whether a drink may be served. */
  get mayDrink() {
    return isAdult(this);
  }
}
`,
  );
  const [adult, drink] = documentedIn(file);
  expect(adult).toMatchObject({ name: 'isAdult', owner: undefined });
  expect(adult?.code).toContain('AGE');
  expect(adult?.code).not.toContain('Guest');
  expect(inProse(adult?.comment ?? '', file)).toBe('Adults are at least 18 years old.');
  expect(drink).toMatchObject({ name: 'mayDrink', owner: 'Guest' });
});
