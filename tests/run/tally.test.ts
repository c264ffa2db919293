import { describe, expect, it } from 'vitest';
import { tallyText, sum, tallyOfCheck, tallyOfPlaywright, tallyOfRun, tallyOfVitest } from './tally.ts';

const allWell = { passed: 3, failed: 0, skipped: 0 };

describe('tallyOfRun and its readers', () => {
  it("read Vitest's report", () => {
    const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
    expect(tallyOfVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 4 });
  });

  it("read Playwright's report and count a test that passed on retry as failed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 };
    expect(tallyOfPlaywright({ stats })).toEqual({ passed: 7, failed: 3, skipped: 4 });
  });

  it('accept a report that matches the exit code', () => {
    expect(tallyOfRun(0, allWell)).toEqual(allWell);
    const oneFailed = { passed: 3, failed: 1, skipped: 0 };
    expect(tallyOfRun(1, oneFailed)).toEqual(oneFailed);
  });

  it.each([
    { what: 'that failed outside of its tests', exitCode: 1, report: allWell, passed: 3 },
    { what: 'that was killed', exitCode: null, report: allWell, passed: 3 },
    { what: 'without a report', exitCode: 0, report: undefined, passed: 0 },
    {
      what: 'whose tests were all skipped',
      exitCode: 0,
      report: { passed: 0, failed: 0, skipped: 0 },
      passed: 0,
    },
  ])('count a failure for a suite $what', ({ exitCode, report, passed }) => {
    expect(tallyOfRun(exitCode, report)).toEqual({ passed, failed: 1, skipped: 0 });
  });

  it('count one for a command with a single check', () => {
    expect(tallyOfCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOfCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('Total of all suites', () => {
  it('adds them up', () => {
    expect(sum([allWell, { passed: 1, failed: 2, skipped: 3 }])).toEqual({
      passed: 4,
      failed: 2,
      skipped: 3,
    });
  });

  it('prints one line', () => {
    expect(tallyText(allWell)).toBe('3 passed, 0 failed');
    expect(tallyText({ ...allWell, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
  });
});
