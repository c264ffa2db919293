import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import type { ListedTest } from './ListedTest.ts';

interface Listed {
  readonly name: string;
  readonly file: string;
  readonly location: { readonly line: number };
}

/** What the handbook speaks of, of the tests of each project. */
const FOLDERS = { unit: ['src', 'mocks', 'tests/adapters'], screens: ['src'] } as const;
type Project = keyof typeof FOLDERS;

const known: { [Name in Project]?: Promise<readonly ListedTest[]> } = {};

/**
 * The tests of a project as Vitest knows them, with their titles in full. It is asked for all of them, and once: to start it, and a
 * browser for the screens, takes longer than that.
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

/** What the runner tells its own workers is not meant for another one. */
export function withoutRunner(): NodeJS.ProcessEnv {
  const told = /^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)));
}
