import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withoutRunner } from '../tests/runners.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/**
 * The titles of the tests of the application layer, those with parameters in full, by the path of their file from the root of
 * the project. They are run for that.
 * @throws Error when one of them fails: what is written as an example holds
 */
export async function examples(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { testResults } = await report();
  return new Map(
    testResults.map(({ name, assertionResults, message }) => {
      const failed = assertionResults.filter(({ status }) => status !== 'passed').map(({ title }) => title);
      if (failed.length > 0 || message) throw new Error(`${name}: ${[...failed, message].join(', ')}`);
      return [path.relative('.', name), assertionResults.map(({ title }) => title)];
    }),
  );
}

async function report(): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'examples-'));
  const outputFile = path.join(folder, 'report.json');
  const run = ['vitest', 'run', '--project', 'unit', 'src/application', '--reporter', 'json'];
  try {
    // a failed test is told of by the report
    await promisify(execFile)('npx', [...run, '--outputFile', outputFile], { env: withoutRunner() }).catch(
      () => undefined,
    );
    return JSON.parse(await readFile(outputFile, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true });
  }
}
