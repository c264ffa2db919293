import { expect, it } from 'vitest';
import { pages, writtenPages } from './pages.ts';
import type { HandbookPage } from './part.ts';

const byFile = (list: readonly HandbookPage[]) => new Map(list.map(({ file, text }) => [file, text]));

// runs all actions, without faults
it('the generated handbook pages are up to date (npm run docs:write)', async () => {
  const written = byFile(writtenPages());
  const made = byFile(await pages());
  expect([...written.keys()].toSorted()).toEqual([...made.keys()].toSorted());
  for (const [file, text] of made) expect(written.get(file), file).toBe(text);
}, 60_000);
