import { describe, expect, it } from 'vitest';
import { impactReport } from './impact.ts';
import { NO_ANSWER, STATUS_LABEL, type FailedInteraction, type Difference } from './failedInteractions.ts';

const menu = (differences: readonly Partial<Difference>[], agreedStatus = 200): FailedInteraction => ({
  method: 'GET',
  path: '/api/companies/restaurants/:companyId/menu',
  description: 'a request for the menu',
  states: [],
  needs: [],
  agreedStatus,
  isPending: false,
  differences: differences.map((one) => ({ at: '$.menu', expected: 'a value', got: 'none', ...one })),
});
const statusOf = (got: string) => menu([{ at: STATUS_LABEL, got }]);

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
          { at: STATUS_LABEL, got: '200' },
          { at: 'Content-Type', got: 'text/html' },
        ],
        403,
      ),
    ],
    ['which is a failure without the words it should have', menu([{ at: '$.message' }], 500)],
  ])('is what people do by it, where, and what they read: an answer %s', (_, broken) => {
    expect(impactReport([broken])).toContain(`${SEE}: people read “Failed to load menu data”`);
  });

  it('is what else they read when the host takes nobody’s token', () => {
    expect(impactReport([statusOf('401')])[0]).toMatch(/people read “/);
    expect(impactReport([statusOf('401')])).not.toEqual(impactReport([statusOf('503')]));
  });

  it('is missed without a word where only some elements have it', () => {
    expect(impactReport([menu([{ isOfSome: true }])])).toContain(
      `${SEE}: people miss it where it is shown, and are told nothing`,
    );
  });

  it('is a refusal that nobody is told of, where the host accepts what it should refuse', () => {
    expect(impactReport([menu([{ at: STATUS_LABEL, got: '200' }], 403)])).toContain(
      `${SEE}: people are not told of the refusal`,
    );
  });

  it('is all that its failures come to, each once', () => {
    const both = impactReport([menu([{}]), statusOf('503'), statusOf('401')]);
    expect(both[0]).toMatch(/ or /);
    expect(new Set(both).size).toBe(both.length);
  });

  it('is nothing where nothing failed', () => {
    expect(impactReport([])).toEqual([]);
  });
});
