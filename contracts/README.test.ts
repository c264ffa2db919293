import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interactionsIn, PACT_FILE } from './support/pactFile.ts';

it('the README explains every provider state and no others', () => {
  const [, table = ''] = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('## The states');
  const explained = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, state]) => state);
  const states = interactionsIn(PACT_FILE).flatMap(({ providerStates }) =>
    providerStates.map(({ name }) => name),
  );
  expect(new Set(explained)).toEqual(new Set(states));
});
