import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { selectInteractions } from './verifier/selection.ts';
import { TIERS } from './verifier/tiers.ts';

it('the README explains all provider states, and no others', () => {
  const [, table = ''] = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('## The states');
  const explained = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, state]) => state);
  const { interactions } = selectInteractions({ tiers: TIERS, onlyReads: false, withoutStates: [] });
  const states = interactions.flatMap(({ states: names }) => names);
  expect(new Set(explained)).toEqual(new Set(states));
});
