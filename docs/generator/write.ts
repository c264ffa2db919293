import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pages, writtenPages } from './pages.ts';
import { DOCS } from './part.ts';

// What `npm run docs:write` runs. What is not generated any more, such as the page of a use-case that is gone, goes.
const made = await pages();
for (const { file } of writtenPages()) rmSync(join(DOCS, file));
for (const { file, text } of made) {
  mkdirSync(dirname(join(DOCS, file)), { recursive: true });
  writeFileSync(join(DOCS, file), text);
}
