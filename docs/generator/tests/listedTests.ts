import { syntaxOf } from '../source/syntax.ts';
import type { ListedTest } from './ListedTest.ts';
import { vitestList } from './runners.ts';
import { suitesAndTestsIn } from './suitesAndTests.ts';

/** Titles that can differ from their source. */
const VARYING = /\.(each|for)\(|\b(it|test|describe)\(\s*`/;

/**
 * Reads the tests of files from source. Parameterized titles of Node tests come from their runner; for
 * browser tests see {@link inFull}.
 */
export async function listedTests(files: readonly string[]): Promise<readonly ListedTest[]> {
  const varying = files.filter(
    (file) => /(?<!\.screen)\.test\.tsx?$/.test(file) && VARYING.test(syntaxOf(file).code),
  );
  const plain = files.filter((file) => !varying.includes(file));
  const run =
    varying.length > 0 ? (await vitestList('unit')).filter(({ file }) => varying.includes(file)) : [];
  // the runner lists the slowest files first, which differs between machines
  return [...run, ...plain.flatMap(suitesAndTestsIn)].toSorted((one, other) =>
    one.file.localeCompare(other.file),
  );
}
