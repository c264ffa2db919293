/** A test with its suites. */
export interface ListedTest {
  /** Relative to the project root. */
  readonly file: string;
  /** Outermost first. */
  readonly titles: readonly string[];
  readonly line: number;
}
