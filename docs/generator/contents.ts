import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS } from './part.ts';

/** A page of the handbook in its contents; that of a folder has the folder's other pages below it. */
export interface Entry {
  readonly title: string;
  /** From `docs/`. */
  readonly file: string;
  readonly pages: readonly Entry[];
}

/** In what order somebody may read them; whatever is not named comes after these, by its title. */
const ORDER = [
  'README.md',
  'architecture.md',
  'glossary.md',
  'use-cases/README.md',
  'rules/README.md',
  'pages/README.md',
  'roles.md',
  'failures.md',
  'states.md',
  'decisions/README.md',
];

/** What stands in `docs/`, each page by its heading: those at the top, and below the page of a folder its others. */
export function contents(): readonly Entry[] {
  const files = globSync('**/*.md', { cwd: DOCS, exclude: ['generator', 'node_modules'] });
  const top = files.filter((file) => !file.includes('/') || /^[^/]+\/README\.md$/.test(file));
  return top
    .map((file) => ({ title: titleOf(file), file, pages: pagesBelow(file, files) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || byTitle(one, other));
}

function pagesBelow(page: string, files: readonly string[]): Entry[] {
  const folder = /^(.+\/)README\.md$/.exec(page)?.[1];
  return files
    .filter((file) => folder !== undefined && file !== page && file.startsWith(folder))
    .map((file) => ({ title: titleOf(file), file, pages: [] }))
    .toSorted(byTitle);
}

function titleOf(file: string): string {
  const heading = /^# (.+)$/m.exec(readFileSync(join(DOCS, file), 'utf8'))?.[1];
  if (heading === undefined) throw new Error(`${file} has no heading`);
  return heading.replaceAll('`', '');
}

function placeOf({ file }: Entry): number {
  const place = ORDER.indexOf(file);
  return place < 0 ? ORDER.length : place;
}

const byTitle = (one: Entry, other: Entry) => one.title.localeCompare(other.title);
