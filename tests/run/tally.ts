/** How many tests of a suite came out how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

export function tallyOfVitest(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function tallyOfPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * What a run of a suite counts for, by the exit code of its command and its report. A command that failed while
 * no test of it did counts as one failure, and so does a suite without a test: both hide that nothing was proved.
 */
export function tallyOfRun(exitCode: number | null, report: Tally | undefined): Tally {
  const tally = report ?? { passed: 0, failed: 0, skipped: 0 };
  const provedNothing = tally.passed + tally.failed === 0;
  const failedOutside = exitCode !== 0 && tally.failed === 0;
  return provedNothing || failedOutside ? { ...tally, failed: 1 } : tally;
}

/** Of a command that is one check by itself. */
export function tallyOfCheck(exitCode: number | null): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = (count: keyof Tally) => tallies.reduce((so, tally) => so + tally[count], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** '12 passed, 0 failed', and the skipped ones if there are any. */
export function tallyText({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
