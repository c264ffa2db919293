/**
 * Where an error surfaced: uncaught (`error`, `rejection`), in an error boundary, as a code chunk that did
 * not load, or as a violation of the content policy.
 */
export type ErrorKind = 'error' | 'rejection' | 'boundary' | 'chunk' | 'policy';

/**
 * Reports bugs to the operators, if the build has an address for reports. A report has the kind of error, its
 * name, script positions, the page's path pattern, and the release. It never contains other parts of the URL,
 * text that was typed or spoken, names, emails, tokens, or ids. (rule: error reports)
 */
export interface ErrorReports {
  /** @param error the thrown value, or the event of a policy violation */
  report(kind: ErrorKind, error: unknown): void;
}
