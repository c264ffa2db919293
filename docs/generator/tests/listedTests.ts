import { syntaxOf } from '../source/syntax.ts';
import type { ListedTest } from './ListedTest.ts';
import { vitestList } from './runners.ts';
import { suitesAndTestsIn } from './suitesAndTests.ts';

/** Where a title may read otherwise than its source. */
const VARYING = /\.(each|for)\(|\b(it|test|describe)\(\s*`/;

/**
 * The tests in some files, read off their source. How parameterised titles read, only what runs them knows, which is asked
 * where tests run in Node; for those in a browser see {@link inFull}.
 */
export async function listedTests(files: readonly string[]): Promise<readonly ListedTest[]> {
  const varying = files.filter(
    (file) => /(?<!\.screen)\.test\.tsx?$/.test(file) && VARYING.test(syntaxOf(file).code),
  );
  const plain = files.filter((file) => !varying.includes(file));
  return [
    ...(varying.length > 0 ? (await vitestList('unit')).filter(({ file }) => varying.includes(file)) : []),
    ...plain.flatMap(suitesAndTestsIn),
  ];
}
