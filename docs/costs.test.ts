import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const linesIn = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const numberIn = (cell: string) => Number(cell.replaceAll(/\D/g, ''));

const isClose = (stated: number, actual: number) => Math.abs(stated - actual) <= Math.max(actual / 10, 50);

/** Rows such as "| Menu import | 1,900 | 1,300 | … | `src/menu/**` |". A file counts in the first row that names it. */
const rows = [
  ...readFileSync('docs/costs.md', 'utf8').matchAll(/^\| (.+?) +\| +([\d,]+) \| +([\d,]+) \|.*$/gm),
];

it('the costs page has the lines of each subsystem, within 10 %', () => {
  const counted = new Set<string>();
  const wrong = rows.flatMap(([row, name = '', code = '', tests = '']) => {
    const globs = [...row.matchAll(/`([^`]+)`/g)].map(([, glob = '']) => glob);
    const files = globSync(globs, { exclude: ['**/node_modules/**'] }).filter(
      (file) => /\.(tsx?|css|yaml)$/.test(file) && !counted.has(file),
    );
    for (const file of files) counted.add(file);
    const isTest = (file: string) => /^tests\/|\.(test|spec|specimens)\./.test(file);
    const actual = [
      linesIn(files.filter((file) => !isTest(file))),
      linesIn(files.filter((file) => isTest(file))),
    ] as const;
    const isRight = isClose(numberIn(code), actual[0]) && isClose(numberIn(tests), actual[1]);
    return isRight ? [] : [`${name}: ${actual.join(' and ')}`];
  });
  expect(wrong).toEqual([]);
});
