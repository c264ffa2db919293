import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import type { ListedTest } from './ListedTest.ts';

interface Listed {
  readonly name: string;
  readonly file: string;
  readonly location: { readonly line: number };
}

/** The tests of some files as Vitest knows them, with their titles in full. */
export async function vitestList(project: string, files: readonly string[]): Promise<readonly ListedTest[]> {
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
      project,
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
