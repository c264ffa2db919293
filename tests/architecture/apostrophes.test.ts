import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the interface has one kind of apostrophe, the straight one of the fixed texts', () => {
  const files = globSync('src/ui/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('’'))).toEqual([]);
});
