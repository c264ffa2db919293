import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DOCS, type HandbookPage } from './part.ts';
import { parts } from './parts.ts';

/** What tells a generated file from one written by hand; it does not show on a page. */
const MARK = '<!-- Written by `npm run docs:write`. -->';

/** Every generated page as it should stand in `docs/`. */
export async function pages(): Promise<readonly HandbookPage[]> {
  const made = (await Promise.all(parts.map((part) => part.pages()))).flat();
  return Promise.all(
    made.map(async ({ file, text }) => ({ file, text: await formatted(file, `${MARK}\n\n${text}`) })),
  );
}

/** The generated pages that stand in `docs/`, up to date or not. */
export function writtenPages(): readonly HandbookPage[] {
  return globSync('**/*.md', { cwd: DOCS })
    .map((file) => ({ file, text: readFileSync(join(DOCS, file), 'utf8') }))
    .filter(({ text }) => text.startsWith(MARK));
}

async function formatted(file: string, text: string): Promise<string> {
  const filepath = join(DOCS, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
