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

const SEE = '“View the menu” (/company/:companyId › Menu Builder)';

describe('impactReport', () => {
  it.each([
    ['a malformed response', menu([{}])],
    ['an error response', statusOf('503')],
    ['a missing response', menu([{ at: NO_ANSWER }])],
    ['an HTML page', menu([{ at: 'Content-Type', got: 'text/html' }])],
    [
      'an HTML page instead of a refusal',
      menu(
        [
          { at: STATUS_LABEL, got: '200' },
          { at: 'Content-Type', got: 'text/html' },
        ],
        403,
      ),
    ],
    ['an error without its message', menu([{ at: '$.message' }], 500)],
  ])("names what users can't do, where, and what they read, for %s", (_, broken) => {
    expect(impactReport([broken])).toContain(`${SEE}: users read “Failed to load menu data”`);
  });

  it('includes what they read when the host rejects every token', () => {
    expect(impactReport([statusOf('401')])[0]).toMatch(/users read “/);
    expect(impactReport([statusOf('401')])).not.toEqual(impactReport([statusOf('503')]));
  });

  it('reports fields missing from some elements as silent', () => {
    expect(impactReport([menu([{ isOfSome: true }])])).toContain(`${SEE}: users see no data and no message`);
  });

  it('reports missing refusals that users never notice', () => {
    expect(impactReport([menu([{ at: STATUS_LABEL, got: '200' }], 403)])).toContain(
      `${SEE}: users see no error`,
    );
  });

  it('lists all failures once each', () => {
    const both = impactReport([menu([{}]), statusOf('503'), statusOf('401')]);
    expect(both[0]).toMatch(/ or /);
    expect(new Set(both).size).toBe(both.length);
  });

  it('is empty without failures', () => {
    expect(impactReport([])).toEqual([]);
  });
});
