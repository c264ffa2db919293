import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import type { ListedTest } from './ListedTest.ts';

interface Listed {
  readonly name: string;
  readonly file: string;
  readonly location: { readonly line: number };
}

/** The folders whose tests the handbook lists, by project. */
const FOLDERS = { unit: ['src', 'mocks', 'tests/adapters'], screens: ['src'] } as const;
type Project = keyof typeof FOLDERS;

const known: { [Name in Project]?: Promise<readonly ListedTest[]> } = {};

/**
 * A Vitest project's tests with full titles. Lists all of them once, because starting the project, for
 * screens with a browser, takes the most time.
 */
export function vitestList(project: Project): Promise<readonly ListedTest[]> {
  known[project] ??= list(project);
  return known[project];
}

async function list(project: Project): Promise<readonly ListedTest[]> {
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
      ...FOLDERS[project],
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

/** Removes the runner's own variables, which confuse a nested runner. */
export function withoutRunner(): NodeJS.ProcessEnv {
  const told = /^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)));
}
