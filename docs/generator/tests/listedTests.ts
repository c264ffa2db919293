import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { syntaxOf } from '../source/syntax.ts';
import type { ListedTest } from './ListedTest.ts';
import { suitesAndTestsIn } from './suitesAndTests.ts';

interface Listed {
  readonly name: string;
  readonly file: string;
  readonly location: { readonly line: number };
}

/** Where a title may read otherwise than its source. */
const VARYING = /\.(each|for)\(|\b(it|test|describe)\(\s*`/;

/**
 * The tests in some files, read off their source. How parameterised titles read, only what runs them knows, which is asked
 * where tests run in Node; for those in a browser one would have to be started.
 */
export async function listedTests(files: readonly string[]): Promise<readonly ListedTest[]> {
  const varying = files.filter(
    (file) => /(?<!\.screen)\.test\.tsx?$/.test(file) && VARYING.test(syntaxOf(file).code),
  );
  const plain = files.filter((file) => !varying.includes(file));
  return [...(await listed(varying)), ...plain.flatMap(suitesAndTestsIn)];
}

async function listed(files: readonly string[]): Promise<readonly ListedTest[]> {
  if (files.length === 0) return [];
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      'vitest',
      'list',
      '--json',
      '--includeTaskLocation',
      '--no-static-parse',
      '--no-isolate',
      '--project',
      'unit',
      ...files,
    ],
    { env: withoutRunner(), maxBuffer: 64_000_000 },
  );
  const tests = JSON.parse(stdout.slice(stdout.indexOf('['))) as readonly Listed[];
  return tests.map(({ name, file, location }) => ({
    file: relative('.', file),
    titles: name.split(' > '),
    line: location.line,
  }));
}

/** What the runner tells its own workers is not meant for another one. */
export function withoutRunner(): NodeJS.ProcessEnv {
  const told = /^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)));
}
