import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('gives the reason for every runtime dependency and no others', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const page = readFileSync('docs/decisions/dependencies.md', 'utf8');
  const lines = [...page.matchAll(/^\| `([^`]+)` +\| (.+?) *\|$/gm)].map(([, name, why = '']) => ({
    name,
    why,
  }));
  expect(lines.map(({ name }) => name)).toEqual(Object.keys(dependencies));
  expect(lines.filter(({ why }) => why.length < 10)).toEqual([]);
});
