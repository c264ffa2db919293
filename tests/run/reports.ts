import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A suite's results. */
export interface Results {
  readonly passed: number;
  readonly skipped: number;
  /** One text per failed test: the file, the full title, and the start of the message. */
  readonly failures: readonly string[];
}

export function resultsOfVitest(report: JsonTestResults): Results {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure([file, fullName], failureMessages?.[0]));
    return failed.length === 0 && message ? [failure([file], message)] : failed;
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failures };
}

export function resultsOfPlaywright({ stats, suites }: JSONReport): Results {
  const failuresIn = (suite: JSONReportSuite, around: readonly string[]): readonly string[] => {
    const path = [...around, suite.title];
    const failed = suite.specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.map(({ projectName, results }) =>
          failure([...path, `${title} [${projectName}]`], results.find(({ error }) => error)?.error?.message),
        ),
      );
    return [...failed, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path))];
  };
  const failures = suites.flatMap((suite) => failuresIn(suite, []));
  return { passed: stats.expected, skipped: stats.skipped, failures };
}

/**
 * Returns a command's results from its exit code and report. A failed command without failed tests counts as
 * one failure, and so does a suite without tests, because neither proves anything.
 */
export function resultsOfRun(
  name: string,
  exitCode: number | null,
  report: Results = { passed: 0, skipped: 0, failures: [] },
): Results {
  if (report.failures.length > 0 || (exitCode === 0 && report.passed > 0)) return report;
  const reason = exitCode === 0 ? 'ran no tests' : 'failed outside of its tests; see its output above';
  return { ...report, failures: [`npm run ${name} ${reason}`] };
}

// enough lines for a failed click to name the element that blocked it
const LINES_OF_A_MESSAGE = 12;

function failure(path: readonly string[], message = ''): string {
  const begin = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, LINES_OF_A_MESSAGE);
  return [path.join(' › '), ...begin.map((text) => `    ${text}`)].join('\n');
}
