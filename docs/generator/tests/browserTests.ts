import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import type { ListedTest } from './ListedTest.ts';
import { vitestList, withoutRunner } from './runners.ts';

const isSpec = (file: string) => file.endsWith('.spec.ts');
export const isScreen = (file: string): boolean => file.endsWith('.screen.test.tsx');

/** Whether a title is only known once tests are listed. */
const isOpen = ({ file, titles }: ListedTest) =>
  (isSpec(file) || isScreen(file)) && titles.some((title) => /\$\{|%[sdijo]|\$\w/.test(title));

/**
 * Resolves tests read from source, with the full titles of browser tests. Only asks the runners that are
 * needed, because the screens' runner starts a browser.
 */
export async function inFull(tests: readonly ListedTest[]): Promise<readonly ListedTest[]> {
  const files = [...new Set(tests.filter(isOpen).map(({ file }) => file))];
  const specs = files.filter(isSpec);
  const listed = [
    ...(specs.length > 0 ? await playwrightList(specs) : []),
    ...(files.some(isScreen) ? await vitestList('screens') : []),
  ];
  return tests.flatMap((test) => {
    if (!isOpen(test)) return [test];
    const same = listed.filter(({ file, line }) => file === test.file && line === test.line);
    if (same.length === 0) throw new Error(`${test.file}:${test.line}: no runner lists this test`);
    return same;
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly line: number }[];
  readonly suites?: readonly PlaywrightSuite[];
}

async function playwrightList(files: readonly string[]): Promise<readonly ListedTest[]> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['playwright', 'test', '--list', '--reporter=json', ...files],
    { env: withoutRunner(), maxBuffer: 64_000_000 },
  );
  const { suites, config } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    readonly suites: readonly PlaywrightSuite[];
    readonly config: { readonly rootDir: string };
  };
  const tests = suites.flatMap((suite) =>
    testsIn({ ...suite, title: '' }, relative('.', `${config.rootDir}/${suite.title}`), []),
  );
  // both builds may share a test
  return [...new Map(tests.map((test) => [`${test.file} ${test.titles.join(' > ')}`, test])).values()];
}

function testsIn(suite: PlaywrightSuite, file: string, around: readonly string[]): readonly ListedTest[] {
  const titles = suite.title === '' ? around : [...around, suite.title];
  return [
    ...(suite.specs ?? []).map(({ title, line }) => ({ file, titles: [...titles, title], line })),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, file, titles)),
  ];
}
