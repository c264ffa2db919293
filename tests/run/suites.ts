import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { buildFolders } from '#tests/e2e/support/addresses.ts';
import { resultsOfPlaywright, resultsOfRun, resultsOfVitest, type Results } from './reports.ts';

type Environment = Readonly<Record<string, string>>;

interface Suite {
  readonly name: string;
  /** Runs the suite and prints its output. */
  readonly run: (reportFolder: string) => Promise<Results>;
}

/** All suites. The suites that fail fastest run first. */
export const suites: readonly Suite[] = [
  check('check'),
  vitest('test:unit'),
  vitest('test:screens'),
  vitest('contracts'),
  check('contracts:verify', ['--tier', 'all']),
  {
    name: 'test:e2e',
    async run(folder) {
      const file = join(folder, 'e2e.json');
      // removed, so that the suite tests a build of this run
      rmSync(buildFolders.mock, { recursive: true, force: true });
      const exitCode = await npmRun('test:e2e', ['--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const report = reportIn(file) as JSONReport | undefined;
      return resultsOfRun('test:e2e', exitCode, report && resultsOfPlaywright(report));
    },
  },
  vitest('test:engines', () => (existsSync(buildFolders.mock) ? { DEMO_IS_BUILT: 'yes' } : {})),
];

/** Creates a suite from a command without a report. */
function check(name: string, options: readonly string[] = []): Suite {
  const passed = { passed: 1, skipped: 0, failures: [] };
  return {
    name,
    async run() {
      const exitCode = await npmRun(name, options);
      return resultsOfRun(name, exitCode, exitCode === 0 ? passed : undefined);
    },
  };
}

/** @param env additional environment variables, evaluated when the suite starts */
function vitest(name: string, env: () => Environment = () => ({})): Suite {
  return {
    name,
    async run(folder) {
      const file = join(folder, `${name.replace(':', '-')}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const exitCode = await npmRun(name, reporters, env());
      const report = reportIn(file) as JsonTestResults | undefined;
      return resultsOfRun(name, exitCode, report && resultsOfVitest(report));
    },
  };
}

/** @returns the exit code, or null if killed or not started */
async function npmRun(
  script: string,
  args: readonly string[],
  env: Environment = {},
): Promise<number | null> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    // otherwise a command could wait for input
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [exitCode] = (await once(child, 'close').catch(() => [null])) as [number | null];
  return exitCode;
}

/** Reads a report, or returns undefined if it wasn't written. */
function reportIn(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
