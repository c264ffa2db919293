import { resolve } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { resultsOfPlaywright, resultsOfRun, resultsOfVitest } from './reports.ts';

it("reads counts, failed tests, and files that couldn't run from Vitest's report", () => {
  const trace = Array.from({ length: 20 }, (_, call) => `at call ${call + 1}`);
  const failed = {
    fullName: 'Menus are sorted',
    status: 'failed',
    failureMessages: [`\u001b[31mexpected 1\u001b[39m\n\nto be 2\n${trace.join('\n')}`],
  };
  const passed = { fullName: 'Menus are kept', status: 'passed', failureMessages: [] };
  const report = {
    numPassedTests: 5,
    numPendingTests: 1,
    numTodoTests: 3,
    testResults: [
      { name: resolve('src/menu.test.ts'), assertionResults: [passed, failed] },
      { name: resolve('a.test.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(resultsOfVitest(report as unknown as JsonTestResults)).toEqual({
    passed: 5,
    skipped: 4,
    failures: [
      ['src/menu.test.ts › Menus are sorted', 'expected 1', 'to be 2', ...trace.slice(0, 10)].join('\n    '),
      'a.test.ts\n    Cannot find module',
    ],
  });
});

it("reads counts, and failed tests with their groups and project, from Playwright's report", () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ projectName: 'host', results: [ok ? {} : { error: { message: 'not there' } }] }],
  });
  const group = { title: 'Two tabs', specs: [spec('sign out together', false), spec('sign in', true)] };
  const suites = [{ title: 'tabs.spec.ts', specs: [], suites: [group] }];
  const report = { stats: { expected: 7, skipped: 4 }, suites } as unknown as JSONReport;
  expect(resultsOfPlaywright(report)).toEqual({
    passed: 7,
    skipped: 4,
    failures: ['tabs.spec.ts › Two tabs › sign out together [host]\n    not there'],
  });
});

it('counts a failure for a suite that failed outside its tests, was killed, or had no tests', () => {
  const passed = { passed: 3, skipped: 0, failures: [] };
  const oneFailed = { ...passed, failures: ['a.test.ts'] };
  const skipped = { passed: 0, skipped: 2, failures: [] };
  expect(resultsOfRun('check', 0, passed)).toEqual(passed);
  expect(resultsOfRun('check', 1, oneFailed)).toEqual(oneFailed);
  for (const [exitCode, report] of [
    [1, passed],
    [null, passed],
    [0, undefined],
    [0, skipped],
  ] as const) {
    expect(resultsOfRun('check', exitCode, report).failures, `${exitCode}`).toHaveLength(1);
  }
});
