import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS, type HandbookPage } from './part.ts';

/** A handbook page in the contents. A folder's page contains the folder's other pages. */
export interface Entry {
  readonly title: string;
  /** Relative to `docs/`. */
  readonly file: string;
  /** Its first sentence as Markdown. */
  readonly sentence: string;
  readonly pages: readonly Entry[];
}

/** Reading order. Other pages follow by title. */
const ORDER = [
  'README.md',
  'architecture.md',
  'use-cases/README.md',
  'rules/README.md',
  'pages/README.md',
  'kit.md',
  'roles.md',
  'failures.md',
  'faults.md',
  'calls.md',
  'openapi.md',
  'states.md',
  'contributing.md',
  'contracts.md',
  'delivery.md',
  'headers.md',
  'glossary.md',
  'decisions/README.md',
];

/** Every handwritten page in `docs/`. */
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

/** @throws Error if the page doesn't start with a heading and a sentence */
function entryOf({ file, text }: HandbookPage): Entry {
  const [, title, paragraph] = /^# (.+)\n\n((?:[^#\n].*\n?)+)/m.exec(text) ?? [];
  if (title === undefined || paragraph === undefined) {
    throw new Error(`${file} does not start with a heading and a sentence`);
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
