/** A suite's test counts. */
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
 * Counts a suite's results from its exit code and report. A failed command without failed tests counts as
 * one failure, and so does a suite without tests: both hide that nothing was proved.
 */
export function tallyOfRun(exitCode: number | null, report: Tally | undefined): Tally {
  const tally = report ?? { passed: 0, failed: 0, skipped: 0 };
  const provedNothing = tally.passed + tally.failed === 0;
  const failedOutside = exitCode !== 0 && tally.failed === 0;
  return provedNothing || failedOutside ? { ...tally, failed: 1 } : tally;
}

/** Counts a command that is a single check. */
export function tallyOfCheck(exitCode: number | null): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = (count: keyof Tally) => tallies.reduce((so, tally) => so + tally[count], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** '12 passed, 0 failed', plus skipped tests if any. */
export function tallyText({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
