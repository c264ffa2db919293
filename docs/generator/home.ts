import { contents } from './contents.ts';
import type { HandbookPage } from './part.ts';

/** The handbook's home page, with every top-level page and folder. */
export function home(others: readonly HandbookPage[]): HandbookPage {
  const list = contents(others).map(({ title, file, sentence }) => `- [${title}](${file}): ${sentence}`);
  return {
    file: 'README.md',
    text: [
      '# Handbook',
      'What the app does, its rules, and where to find them in the code. `npm run dev` serves it at `/docs/` with a search.',
      list.join('\n'),
    ].join('\n\n'),
  };
}
