/** Where the handbook stands, from the root of the project. */
export const DOCS = 'docs';

export interface HandbookPage {
  /** From `docs/`, such as `rules/menu.md`. */
  readonly file: string;
  /** Markdown that begins with its one heading of the first level, and a sentence that says what it is about; or JSON, for programs. */
  readonly text: string;
}

/**
 * What the handbook says of one matter, read off the source, the tests, the contracts or the texts: its pages.
 * @throws Error when the source lacks what a page has to say
 */
export type Part = () => Promise<readonly HandbookPage[]>;
