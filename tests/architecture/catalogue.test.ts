import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue, CATALOGUE_FILE } from './catalogue.ts';

it('the catalogue of use-cases is up to date (npm run catalogue)', () => {
  expect(readFileSync(CATALOGUE_FILE, 'utf8')).toBe(catalogue());
});
