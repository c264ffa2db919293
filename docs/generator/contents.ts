import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS, type HandbookPage } from './part.ts';

/** A page in the contents of the handbook; that of a folder has the folder's other pages below it. */
export interface Entry {
  readonly title: string;
  /** From `docs/`. */
  readonly file: string;
  /** What it is about: its first sentence, as Markdown. */
  readonly sentence: string;
  readonly pages: readonly Entry[];
}

/** In what order they are read; whatever is not named comes after these, by its title. */
const ORDER = [
  'README.md',
  'architecture.md',
  'use-cases/README.md',
  'rules/README.md',
  'pages/README.md',
  'roles.md',
  'failures.md',
  'faults.md',
  'calls.md',
  'states.md',
  'contributing.md',
  'contracts.md',
  'delivery.md',
  'headers.md',
  'glossary.md',
  'decisions/README.md',
];

/** Every page that stands in `docs/`. */
export function standingPages(): readonly HandbookPage[] {
  return globSync('**/*.md', { cwd: DOCS, exclude: (file) => file === 'generator' }).map((file) => ({
    file,
    text: readFileSync(join(DOCS, file), 'utf8'),
  }));
}

/** The pages by their headings: those at the top, and below the page of a folder its others. */
export function contents(pages: readonly HandbookPage[]): readonly Entry[] {
  return pages
    .filter(({ file }) => /^([^/]+|[^/]+\/README\.md)$/.test(file))
    .map((page) => ({ ...entryOf(page), pages: besides(page, pages) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || byTitle(one, other));
}

function besides({ file: ofFolder }: HandbookPage, pages: readonly HandbookPage[]): readonly Entry[] {
  const folder = /^(.+\/)README\.md$/.exec(ofFolder)?.[1];
  return pages
    .filter(({ file }) => folder !== undefined && file !== ofFolder && file.startsWith(folder))
    .map(entryOf)
    .toSorted(byTitle);
}

/** @throws Error when the page does not begin with a heading and a sentence */
function entryOf({ file, text }: HandbookPage): Entry {
  const [, title, paragraph] = /^# (.+)\n\n((?:[^#\n].*\n?)+)/m.exec(text) ?? [];
  if (title === undefined || paragraph === undefined) {
    throw new Error(`${file} does not begin with a heading and a sentence`);
  }
  const [sentence = ''] = paragraph
    .replaceAll('\n', ' ')
    .trim()
    .split(/(?<=\.)\s/);
  return { title: title.replaceAll('`', ''), file, sentence, pages: [] };
}

function placeOf({ file }: Entry): number {
  const place = ORDER.indexOf(file);
  return place < 0 ? ORDER.length : place;
}

const byTitle = (one: Entry, other: Entry) => one.title.localeCompare(other.title);
