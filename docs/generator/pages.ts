import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { standingPages } from './contents.ts';
import { home } from './home.ts';
import { DOCS, type HandbookPage } from './part.ts';
import { parts } from './parts.ts';

/** Marks generated files. Not visible on the page. */
const MARK = '<!-- Written by `npm run docs:write`. -->';

const isWritten = ({ text }: HandbookPage) => text.startsWith(MARK);

/** Generates every page. */
export async function pages(): Promise<readonly HandbookPage[]> {
  const made: HandbookPage[] = [];
  // sequential, because recording actions freezes the process's clock
  for (const part of parts) made.push(...(await part()));
  const byHand = standingPages().filter((page) => !isWritten(page));
  return Promise.all(
    [home([...made.filter(({ file }) => file.endsWith('.md')), ...byHand]), ...made].map(formatted),
  );
}

/** The generated pages in `docs/`, up to date or not. */
export function writtenPages(): readonly HandbookPage[] {
  const data = globSync('**/*.json', { cwd: DOCS }).map((file) => ({
    file,
    text: readFileSync(join(DOCS, file), 'utf8'),
  }));
  return [...standingPages().filter(isWritten), ...data];
}

async function formatted({ file, text }: HandbookPage): Promise<HandbookPage> {
  const filepath = join(DOCS, file);
  const options = { ...(await resolveConfig(filepath)), filepath };
  // JSON can't hold a mark, but all JSON there is generated
  return { file, text: await format(file.endsWith('.json') ? text : `${MARK}\n\n${text}`, options) };
}
