import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PACT_FILE } from '../support/pactFile.ts';
import { selectInteractions, rulesOf } from './selection.ts';

const folder = mkdtempSync(join(tmpdir(), 'selection-'));
afterAll(() => rmSync(folder, { recursive: true }));

const nothing = { onlyReads: false, withoutStates: [] };

it('selects everything by default', () => {
  const { pact, interactions, leftOut } = selectInteractions(PACT_FILE, rulesOf(nothing));
  expect(pact).toEqual({ pactUrls: [PACT_FILE] });
  expect(interactions.length).toBeGreaterThan(100);
  expect(leftOut).toEqual([]);
});

it('counts each skipped interaction under one rule', () => {
  const all = selectInteractions(PACT_FILE).interactions;
  const failing = 'the server is failing';
  const asked = {
    onlyReads: true,
    description: 'menu',
    state: 'restaurant',
    withoutStates: [`^${failing}$`],
  };
  const { pact, interactions, leftOut } = selectInteractions(PACT_FILE, rulesOf(asked), folder);
  expect(interactions.length).toBeGreaterThan(0);
  for (const { request, description, providerStates } of interactions) {
    expect(request.method).toBe('GET');
    expect(description).toContain('menu');
    expect(providerStates.map(({ name }) => name)).not.toContain(failing);
  }
  expect(leftOut.map(({ words }) => words)).toEqual([
    'that write',
    `with a state matching /^${failing}$/`,
    'not matching /menu/',
    'without a state matching /restaurant/',
  ]);
  expect(leftOut.reduce((sum, { count }) => sum + count, interactions.length)).toBe(all.length);
  expect(pact).toEqual({ pactUrls: [join(folder, 'pact.json')] });
});

it.each([
  ['--without-state', { ...nothing, withoutStates: ['fine', '(not'] }],
  ['PACT_DESCRIPTION', { ...nothing, description: '(not' }],
  ['PACT_PROVIDER_STATE', { ...nothing, state: '(not' }],
])('reports an invalid regular expression with its option: %s', (givenAs, asked) => {
  expect(() => rulesOf(asked)).toThrow(`${givenAs} is not a valid regular expression: `);
});
