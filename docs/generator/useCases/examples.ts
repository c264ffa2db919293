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
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly location: { readonly line: number };
    }[];
  }[];
}

/** A test that has passed just now. */
export interface PassedTest {
  /** In full, with its suites but for the outermost, which names what is tested. */
  readonly title: string;
  readonly line: number;
}

/**
 * The tests of use-cases and view-models, those with parameters in full, by the path of their file from the root of the project.
 * They are run for that.
 * @throws Error when one of them fails: what is written as an example holds
 */
export async function examples(): Promise<ReadonlyMap<string, readonly PassedTest[]>> {
  const { testResults } = await report();
  // they are told of in the order in which they ended
  const inOrder = testResults.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return new Map(
    inOrder.map(({ name, assertionResults, message }) => {
      const failed = assertionResults.filter(({ status }) => status !== 'passed').map(({ title }) => title);
      if (failed.length > 0 || message) throw new Error(`${name}: ${[...failed, message].join(', ')}`);
      const tests = assertionResults.map(({ ancestorTitles, title, location }) => ({
        title: [...ancestorTitles.slice(1), title].join(': '),
        line: location.line,
      }));
      return [path.relative('.', name), tests];
    }),
  );
}

async function report(): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'examples-'));
  const outputFile = path.join(folder, 'report.json');
  const run = ['vitest', 'run', '--project', 'unit', 'src/application', 'src/ui', '--includeTaskLocation'];
  try {
    // a failed test is told of by the report
    await promisify(execFile)('npx', [...run, '--reporter', 'json', '--outputFile', outputFile], {
      env: withoutRunner(),
    }).catch(() => undefined);
    return JSON.parse(await readFile(outputFile, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true });
  }
}
