import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders } from '#tests/e2e/support/addresses.ts';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightSuites,
  type VitestFiles,
} from './failures.ts';
import {
  tallyOfCheck,
  tallyOfPlaywright,
  tallyOfRun,
  tallyOfVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './tally.ts';

type Environment = Readonly<Record<string, string>>;

export interface Suite {
  readonly name: string;
  /** Runs it with output on the console. */
  readonly run: (reportFolder: string) => Promise<Outcome>;
}

export interface Outcome {
  readonly tally: Tally;
  /** The failed tests in its report; empty without one. */
  readonly failures: readonly string[];
}

/** In running order, fastest to fail first. */
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
      // makes sure that the build is from this run
      rmSync(buildFolders.mock, { recursive: true, force: true });
      const exitCode = await npmRun('test:e2e', ['--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const report = reportIn(file) as (PlaywrightReport & PlaywrightSuites) | undefined;
      return {
        tally: tallyOfRun(exitCode, report && tallyOfPlaywright(report)),
        failures: report ? failuresOfPlaywright(report) : [],
      };
    },
  },
  vitest('test:engines', () => (existsSync(buildFolders.mock) ? { DEMO_IS_BUILT: 'yes' } : {})),
];

function check(script: string, options: readonly string[] = []): Suite {
  return {
    name: script,
    run: async () => ({ tally: tallyOfCheck(await npmRun(script, options)), failures: [] }),
  };
}

/** @param env extra environment, evaluated when the suite starts */
function vitest(script: string, env: () => Environment = () => ({})): Suite {
  return {
    name: script,
    async run(folder) {
      const file = join(folder, `${script.replace(':', '-')}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const exitCode = await npmRun(script, reporters, env());
      const report = reportIn(file) as (VitestReport & VitestFiles) | undefined;
      return {
        tally: tallyOfRun(exitCode, report && tallyOfVitest(report)),
        failures: report ? failuresOfVitest(report) : [],
      };
    },
  };
}

/** @returns the exit code, or null if killed or not started */
async function npmRun(
  script: string,
  args: readonly string[] = [],
  env: Environment = {},
): Promise<number | null> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    // nothing may wait for input
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [exitCode] = (await once(child, 'close').catch(() => [null])) as [number | null];
  return exitCode;
}

/** Reads a report file, or returns undefined if it wasn't written. */
function reportIn(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
