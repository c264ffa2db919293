import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS, type HandbookPage } from './part.ts';

/** A handbook page in the contents. A folder's page contains the folder's other pages. */
export interface Entry {
  readonly title: string;
  /** Relative to `docs/`. */
  readonly file: string;
  readonly pages: readonly Entry[];
}

/** Reading order. Other pages follow by title. */
const ORDER = [
  'README.md',
  'first-visit.md',
  'live.md',
  'two-people.md',
  'kitchen-evening.md',
  'closed-tonight.md',
  'areas/README.md',
  'rules.md',
  'failures.md',
  'roles.md',
  'fixed-words.md',
  'architecture.md',
  'decisions/README.md',
  'kit.md',
  'states.md',
  'api.md',
  'contracts.md',
];

/** Every page in `docs/`. */
export function standingPages(): readonly HandbookPage[] {
  return globSync('**/*.md', { cwd: DOCS, exclude: (file) => file === 'generator' }).map((file) => ({
    file,
    text: readFileSync(join(DOCS, file), 'utf8'),
  }));
}

/** Arranges pages by title: top-level pages, with each folder's pages below its own. */
export function contents(pages: readonly HandbookPage[]): readonly Entry[] {
  return pages
    .filter(({ file }) => /^([^/]+|[^/]+\/README\.md)$/.test(file))
    .map((page) => ({ ...entryOf(page), pages: pagesBelow(page, pages) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || byTitle(one, other));
}

function pagesBelow({ file: parent }: HandbookPage, pages: readonly HandbookPage[]): readonly Entry[] {
  const folder = /^(.+\/)README\.md$/.exec(parent)?.[1];
  return pages
    .filter(({ file }) => folder !== undefined && file !== parent && file.startsWith(folder))
    .map(entryOf)
    .toSorted(byTitle);
}

/** @throws Error if the page has no heading */
function entryOf({ file, text }: HandbookPage): Entry {
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file} has no heading`);
  return { title: title.replaceAll('`', ''), file, pages: [] };
}

function placeOf({ file }: Entry): number {
  const place = ORDER.indexOf(file);
  return place < 0 ? ORDER.length : place;
}

const byTitle = (one: Entry, other: Entry) => one.title.localeCompare(other.title);
