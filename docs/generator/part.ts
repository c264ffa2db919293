/** The handbook's folder, relative to the project root. */
export const DOCS = 'docs';

export interface HandbookPage {
  /** Relative to `docs/`, such as `areas/menu.md`. */
  readonly file: string;
  /** Markdown that starts with a heading and a sentence that summarizes the page. */
  readonly text: string;
}

/**
 * Generates the handbook pages on one topic from source, tests, contracts, or texts.
 * @throws Error if the source lacks required information
 */
export type Part = () => Promise<readonly HandbookPage[]>;
