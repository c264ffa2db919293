import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { standingPages } from './contents.ts';
import { home } from './home.ts';
import { DOCS, type HandbookPage } from './part.ts';
import { parts } from './parts.ts';

/** What tells a generated file from one written by hand; it does not show on a page. */
const MARK = '<!-- Written by `npm run docs:write`. -->';

const isWritten = ({ text }: HandbookPage) => text.startsWith(MARK);

/** Every generated page as it should stand in `docs/`. */
export async function pages(): Promise<readonly HandbookPage[]> {
  const made: HandbookPage[] = [];
  // one after the other: while actions are recorded, the clock of the whole process stands still
  for (const part of parts) made.push(...(await part()));
  const byHand = standingPages().filter((page) => !isWritten(page));
  return Promise.all(
    [home([...made.filter(({ file }) => file.endsWith('.md')), ...byHand]), ...made].map(formatted),
  );
}

/** The generated pages that stand in `docs/`, up to date or not. */
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
  // data has no place for a mark; by hand nobody writes any here
  return { file, text: await format(file.endsWith('.json') ? text : `${MARK}\n\n${text}`, options) };
}
