import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';

it('a failed Vitest test is reported with file, title, and the start of its message', () => {
  const passed = { fullName: 'Menus are kept', status: 'passed', failureMessages: [] };
  const trace = Array.from({ length: 20 }, (_, call) => `at call ${call + 1}`);
  const failed = {
    fullName: 'Menus are sorted',
    status: 'failed',
    failureMessages: [`\u001b[31mexpected 1\u001b[39m\n\nto be 2\n${trace.join('\n')}`],
  };
  const report = { testResults: [{ name: resolve('src/menu.test.ts'), assertionResults: [passed, failed] }] };
  expect(failuresOfVitest(report)).toEqual([
    ['src/menu.test.ts › Menus are sorted', 'expected 1', 'to be 2', ...trace.slice(0, 10)].join('\n    '),
  ]);
});

it("a file that couldn't run is reported with its reason", () => {
  const report = {
    testResults: [{ name: resolve('a.test.ts'), message: 'Cannot find module', assertionResults: [] }],
  };
  expect(failuresOfVitest(report)).toEqual(['a.test.ts\n    Cannot find module']);
});

it('a failed Playwright test is reported with its groups and project', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ projectName: 'host', results: [ok ? {} : { error: { message: 'not there' } }] }],
  });
  const group = { title: 'Two tabs', specs: [spec('sign out together', false), spec('sign in', true)] };
  expect(failuresOfPlaywright({ suites: [{ title: 'tabs.spec.ts', suites: [group] }] })).toEqual([
    'tabs.spec.ts › Two tabs › sign out together [host]\n    not there',
  ]);
});
