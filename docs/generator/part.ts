/** The handbook's folder, relative to the project root. */
export const DOCS = 'docs';

export interface HandbookPage {
  /** Relative to `docs/`, such as `rules/menu.md`. */
  readonly file: string;
  /** Markdown starting with a single top-level heading and a summary sentence, or JSON for programs. */
  readonly text: string;
}

/**
 * Generates the handbook pages on one topic from source, tests, contracts, or texts.
 * @throws Error if the source lacks required information
 */
export type Part = () => Promise<readonly HandbookPage[]>;
