import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = import.meta.dirname;

it('the README explains every state that a contract begins in, and no other', () => {
  const [, table = ''] = readFileSync(`${FOLDER}/README.md`, 'utf8').split('## The states');
  const explained = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, state]) => state);
  expect(new Set(explained)).toEqual(statesInUse());
});

/** From the sources: the pact file is being written while the tests run. */
function statesInUse(): Set<string | undefined> {
  const sources = globSync(`${FOLDER}/{consumer,support}/*.ts`).map((file) => readFileSync(file, 'utf8'));
  const givens = sources.flatMap((source) => source.match(/\bgiven\([^)]*\)/g) ?? []);
  return new Set(givens.flatMap((given) => [...given.matchAll(/'([^']+)'/g)].map(([, state]) => state)));
}
