import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pages, writtenPages } from './pages.ts';
import { DOCS } from './part.ts';

// `npm run docs:write`: writes the generated pages and deletes outdated ones.
const made = await pages();
const before = new Map(writtenPages().map(({ file, text }) => [file, text]));
for (const file of before.keys()) rmSync(join(DOCS, file));
for (const { file, text } of made) {
  mkdirSync(dirname(join(DOCS, file)), { recursive: true });
  writeFileSync(join(DOCS, file), text);
}
const changed = made.filter(({ file, text }) => before.get(file) !== text);
console.log(`${made.length} handbook pages generated, ${changed.length} of them new or changed.`);
for (const { file } of changed) console.log(join(DOCS, file));
