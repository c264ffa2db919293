/** A test by its suites and its own title. */
export interface ListedTest {
  /** From the root of the project. */
  readonly file: string;
  /** The outer ones first. */
  readonly titles: readonly string[];
  readonly line: number;
}
