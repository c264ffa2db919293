import { contents } from './contents.ts';
import type { HandbookPage } from './part.ts';

/** Where a reader begins: every page at the top and that of every folder, with what it is about. */
export function home(others: readonly HandbookPage[]): HandbookPage {
  const list = contents(others).map(({ title, file, sentence }) => `- [${title}](${file}): ${sentence}`);
  return {
    file: 'README.md',
    text: [
      '# Handbook',
      'What the app does, by which rules, and where the code says so. `npm run dev` shows it under `/docs/`, with a search.',
      list.join('\n'),
    ].join('\n\n'),
  };
}
