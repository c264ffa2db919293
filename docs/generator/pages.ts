import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { standingPages } from './contents.ts';
import { DOCS, type HandbookPage } from './part.ts';
import { parts } from './parts.ts';

/** Marks generated files. Not visible on the page. */
const MARK = '<!-- Written by `npm run docs:write`. -->';

/** Generates every page. */
export async function pages(): Promise<readonly HandbookPage[]> {
  const made: HandbookPage[] = [];
  // sequential, because recording actions freezes the process's clock
  for (const part of parts) made.push(...(await part()));
  return Promise.all(made.map(formatted));
}

/** The generated pages in `docs/`, up to date or not. */
export const writtenPages = (): readonly HandbookPage[] =>
  standingPages().filter(({ text }) => text.startsWith(MARK));

async function formatted({ file, text }: HandbookPage): Promise<HandbookPage> {
  const filepath = join(DOCS, file);
  const options = { ...(await resolveConfig(filepath)), filepath };
  return { file, text: await format(`${MARK}\n\n${text}`, options) };
}
