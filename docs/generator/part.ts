/** Where the handbook stands, from the root of the project. */
export const DOCS = 'docs';

/** A page of the handbook that is made, never written by hand. */
export interface HandbookPage {
  /** From `docs/`, such as `rules.md`. */
  readonly file: string;
  /** Markdown that begins with its one heading of the first level. */
  readonly text: string;
}

/** What the handbook says of one matter, read off the source, the tests, the contracts or the texts. */
export interface Part {
  /** What it is called where the handbook lists its parts. */
  readonly title: string;
  /** What a reader finds there, in one sentence. */
  readonly summary: string;
  /**
   * @returns its pages; the first is where its reader begins
   * @throws Error when the source lacks what a page has to say
   */
  readonly pages: () => Promise<readonly HandbookPage[]>;
}
