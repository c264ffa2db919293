import { expect, it } from 'vitest';
import { junitOf } from './report.ts';
import { STATUS_LABEL } from './failedInteractions.ts';

it('the CI report names the provider, the time, and skipped interactions, and is always valid XML', () => {
  const [description, states] = ['a request for the menu', ['a restaurant with a menu']];
  const xml = junitOf(
    {
      provider: 'https://api.staging.example/v1?a&b',
      at: new Date('2026-03-04T10:00:00Z'),
      verified: 1,
      broken: [
        {
          method: 'GET',
          path: '/api/companies/restaurants/:companyId/menu',
          description,
          states,
          needs: [],
          agreedStatus: 200,
          isPending: false,
          differences: [{ at: STATUS_LABEL, expected: '200', got: '500 “\0\x1b[31m\ud800 <oh>\r”' }],
        },
      ],
      problems: new Map([['users', 'from the states endpoint came 500 \x08']]),
      leftOut: [{ words: 'that write', count: 12 }],
      notes: ['No companyId returned by: “users”'],
    },
    [{ description, providerStates: states, result: 'ERROR', mismatch: { mismatches: [] } }],
  );
  expect(xml).toContain('timestamp="2026-03-04T10:00:00.000Z"');
  expect(xml).toContain(
    'Provider https://api.staging.example/v1?a&#38;b, 2026-03-04T10:00:00.000Z; skipped: 12 that write&#10;No companyId returned by',
  );
  expect(xml).toContain('got 500 “\ufffd\ufffd[31m\ufffd &#60;oh&#62;&#13;”');
  // the characters XML 1.0 allows
  expect(xml).toMatch(/^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u);
});
