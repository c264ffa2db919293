import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the interface uses straight apostrophes, like the fixed texts', () => {
  const files = globSync('src/ui/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('’'))).toEqual([]);
});
