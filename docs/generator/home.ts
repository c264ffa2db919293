import { contents } from './contents.ts';
import type { HandbookPage } from './part.ts';

/** The handbook's home page, with every top-level page and folder. */
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
