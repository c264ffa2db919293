import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { isScreen } from '../tests/browserTests.ts';
import { listedTests } from '../tests/listedTests.ts';
import { withoutRunner } from '../tests/runners.ts';
import { recordedActions } from './recordedActions.ts';

/** Folders with tests of use cases and view models. */
const FOLDERS = ['src/application', 'src/ui'];

export interface Example {
  /** The full title without the outermost suite, which names the unit. */
  readonly title: string;
  readonly line: number;
}

/** The tests of use cases and view models with full titles, by file. */
export async function examples(): Promise<ReadonlyMap<string, readonly Example[]>> {
  const files = globSync(FOLDERS.map((folder) => `${folder}/**/*.test.ts`)).toSorted();
  const tests = await listedTests(files);
  return new Map(
    files.map((file) => [
      file,
      tests
        .filter((test) => test.file === file)
        .map(({ titles, line }) => ({ title: titles.slice(titles.length > 1 ? 1 : 0).join(': '), line }))
        .toSorted((one, other) => one.line - other.line),
    ]),
  );
}

/** @throws Error if an example test fails */
export async function runExamples(): Promise<void> {
  const { recorded } = await recordedActions();
  const named = recorded.areas.flatMap(({ actions }) => actions.flatMap(({ seenIn }) => seenIn));
  await run('unit', FOLDERS);
  await run('screens', [...new Set(named.map(({ file }) => file).filter(isScreen))]);
}

async function run(project: string, files: readonly string[]): Promise<void> {
  // its progress dots are noise; failures go to the other stream
  await promisify(execFile)('npx', ['vitest', 'run', '--project', project, '--reporter', 'dot', ...files], {
    env: withoutRunner(),
    maxBuffer: 64_000_000,
  }).catch(({ stdout = '', stderr = '' }: { readonly stdout?: string; readonly stderr?: string }) => {
    throw new Error(`The example tests failed, so nothing was generated:\n${stdout}${stderr}`);
  });
}
