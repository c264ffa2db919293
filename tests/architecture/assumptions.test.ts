import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = 'docs/assumptions.md';
const namedIn = (file: string) => readFileSync(file, 'utf8').match(/\bassumption\b(?: \(\d+\))?/g) ?? [];

it('the docs list all assumptions in comments, and no others', () => {
  const code = globSync('{src,mocks}/**/*.{ts,tsx}').flatMap(namedIn);
  const told = readFileSync(PAGE, 'utf8').match(/(?<=^\| )assumption \(\d+\)/gm) ?? [];
  expect(told.length).toBeGreaterThan(0);
  expect(told).toHaveLength(new Set(told).size);
  expect(new Set(code)).toEqual(new Set(told));
});
