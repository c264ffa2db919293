import { describe, expect, it } from 'vitest';
import { interactionFrom } from '../support/pactFile.ts';
import { selectInteractions, type Selection } from './selection.ts';
import { TIERS } from './tiers.ts';

const select = (selection: Partial<Selection>) =>
  selectInteractions({ tiers: ['console'], onlyReads: false, withoutStates: [], ...selection });

describe('Selecting interactions', () => {
  it('puts each interaction into one tier and into the pact that Pact reads', () => {
    const [console = 0, duty = 0] = TIERS.map((tier) => select({ tiers: [tier] }).interactions.length);
    const all = select({ tiers: TIERS });
    expect(all.interactions.length).toBe(console + duty);
    expect(all.pact.interactions.map(interactionFrom)).toEqual(all.interactions);
  });

  it('in the duty tier, creates an interaction for each API call by each role', () => {
    const names = select({ tiers: ['duty'] }).interactions.map(({ description }) => description);
    const call = 'PUT /api/companies/restaurants/:companyId/menu';
    expect(
      names.filter((name) => name.startsWith(`${call} `)).map((name) => name.slice(call.length)),
    ).toEqual([
      ' as owner',
      ' as admin',
      ' as manager',
      ' as staff',
      ' as a user of another company',
      ' without a token',
      ' with an expired token',
    ]);
  });

  it('counts each skipped interaction under one rule', () => {
    const state = 'a restaurant with a menu';
    const { interactions, skipped } = select({
      onlyReads: true,
      area: 'menu',
      withoutStates: [`^${state}$`],
    });
    expect(interactions.length).toBeGreaterThan(0);
    for (const { request, states } of interactions) {
      expect(request.method).toBe('GET');
      expect(states).not.toContain(state);
    }
    expect(skipped.map(({ words }) => words)).toEqual([
      'of other tiers',
      `with a state matching /^${state}$/`,
      'that write',
      'outside “menu”',
    ]);
    const skippedCount = skipped.reduce((sum, { count }) => sum + count, 0);
    expect(skippedCount + interactions.length).toBe(select({ tiers: TIERS }).interactions.length);
  });

  it.each(['/orders', 'Menu Builder'])('finds an area by path or by screen (%s)', (area) => {
    const { interactions } = select({ area });
    expect(interactions.length).toBeGreaterThan(0);
    expect(interactions.length).toBeLessThan(30);
  });

  it('names the option of an invalid regular expression', () => {
    expect(() => select({ withoutStates: ['fine', '(not'] })).toThrow(
      '--without-state is not a valid regular expression: ',
    );
  });
});
