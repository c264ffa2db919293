import { describe, expect, it } from 'vitest';
import { impactOf } from './impact.ts';
import { NO_ANSWER, THE_STATUS, type Broken, type Difference } from './broken.ts';

const menu = (differences: readonly Partial<Difference>[], agreedStatus = 200): Broken => ({
  method: 'GET',
  path: '/api/companies/restaurants/:companyId/menu',
  description: 'a request for the menu',
  states: [],
  needs: [],
  agreedStatus,
  isPending: false,
  differences: differences.map((one) => ({ at: '$.menu', expected: 'a value', got: 'none', ...one })),
});
const statusOf = (got: string) => menu([{ at: THE_STATUS, got }]);

const SEE = '“See the menu” (/company/:companyId › Menu Builder)';

describe('what an answer that is not as agreed breaks', () => {
  it.each([
    ['of another shape', menu([{}])],
    ['with a failure in its place', statusOf('503')],
    ['that never came', menu([{ at: NO_ANSWER }])],
    ['that is a page', menu([{ at: 'Content-Type', got: 'text/html' }])],
    [
      'that is a page in the place of a refusal',
      menu(
        [
          { at: THE_STATUS, got: '200' },
          { at: 'Content-Type', got: 'text/html' },
        ],
        403,
      ),
    ],
    ['which is a failure without the words it should have', menu([{ at: '$.message' }], 500)],
  ])('is what people do by it, where, and what they read: an answer %s', (_, broken) => {
    expect(impactOf([broken])).toContain(`${SEE}: people read “Failed to load menu data”`);
  });

  it('is what else they read when the host takes nobody’s token', () => {
    expect(impactOf([statusOf('401')])[0]).toMatch(/people read “/);
    expect(impactOf([statusOf('401')])).not.toEqual(impactOf([statusOf('503')]));
  });

  it('is missed without a word where only some elements have it', () => {
    expect(impactOf([menu([{ isOfSome: true }])])).toContain(
      `${SEE}: people miss it where it is shown, and are told nothing`,
    );
  });

  it('is a refusal that nobody is told of, where the host accepts what it should refuse', () => {
    expect(impactOf([menu([{ at: THE_STATUS, got: '200' }], 403)])).toContain(
      `${SEE}: people are not told of the refusal`,
    );
  });

  it('is all that its failures come to, each once', () => {
    const both = impactOf([menu([{}]), statusOf('503'), statusOf('401')]);
    expect(both[0]).toMatch(/ or /);
    expect(new Set(both).size).toBe(both.length);
  });

  it('is nothing where nothing failed', () => {
    expect(impactOf([])).toEqual([]);
  });
});
