import { describe, expect, it } from 'vitest';
import { aContractFailure as failure } from '#tests/support/builders/contractFailure.ts';
import { isVerified, summaryOf, type Verdict } from './summary.ts';

const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  provider: 'https://api.example',
  at: new Date('2026-01-15T18:30:00Z'),
  verified: 9,
  failures: [],
  problems: new Map(),
  skipped: [],
  browser: [],
  notes: [],
  ...changes,
});
const HEADLINE = 'Provider https://api.example, 2026-01-15T18:30:00.000Z';

describe('summaryOf', () => {
  it('names the provider and the skipped interactions', () => {
    const skipped = [{ words: 'that write', count: 3 }];
    expect(summaryOf(verdict({ skipped }))).toBe(
      `9 interactions verified\n${HEADLINE}; skipped: 3 that write`,
    );
    expect(summaryOf(verdict({ verified: 0 }))).toContain('No interaction was checked');
  });

  it('has one line per API call and place, then the affected screen, and optional interactions last', () => {
    const failures = [
      failure('$.orders[*].timestamp', {}, 'affects'),
      failure('$.orders[*].timestamp', { description: 'another request' }, 'affects'),
      failure('status', {}, 'breaks'),
      failure('$.orders[*].details'),
      failure('status', { description: 'an optional one', pending: true }, 'breaks'),
    ];
    const [first, headline, ...lines] = summaryOf(verdict({ failures, notes: ['A note'] })).split('\n');
    expect([first, headline]).toEqual(['4 of 9 interactions failed', HEADLINE]);
    expect(lines).toEqual([
      'A note',
      '✗ GET /api/companies/:companyId/orders  $.orders[*].timestamp: expected a value, got none',
      '✗ GET /api/companies/:companyId/orders  status of “a request for the orders”: expected a value, got none',
      '✗ GET /api/companies/:companyId/orders  $.orders[*].details: expected a value, got none',
      '    breaks “a request for the orders” on Orders',
      '    affects “a request for the orders”, “another request” on Orders',
      '– optional: an optional one',
    ]);
  });

  it('names each failed state once, and counts its failures separately', () => {
    const problems = new Map([
      ['orders', 'no response'],
      ['users', 'no response'],
    ]);
    const failures = [failure('status'), failure('status')];
    expect(summaryOf(verdict({ failures, problems })).split('\n')).toEqual([
      '0 of 9 interactions failed, 2 could not run',
      HEADLINE,
      'Not set up: “orders”, “users”: no response',
    ]);
    expect(summaryOf(verdict({ problems }))).toContain('9 interactions verified; 2 states not set up');
  });

  it('shortens a long report', () => {
    const browser = Array.from({ length: 30 }, (_, at) => `request ${at}`);
    const lines = summaryOf(verdict({ browser }), 20).split('\n');
    expect(lines[0]).toBe('9 interactions verified; 30 problems for browsers');
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toBe('… 13 more lines; --all shows them');
  });
});

it('is verified only without failures, failed states, and problems for browsers', () => {
  const problems = new Map([['orders', 'no response']]);
  const optional = failure('status', { pending: true });
  const verdicts = {
    complete: verdict(),
    optional: verdict({ failures: [optional] }),
    'optional, not set up': verdict({ failures: [optional], problems }),
    empty: verdict({ verified: 0 }),
    failed: verdict({ failures: [failure('status')] }),
    'not set up': verdict({ problems }),
    'for browsers': verdict({ browser: ['a header'] }),
  };
  const verified = Object.entries(verdicts).filter(([, one]) => isVerified(one));
  expect(verified.map(([name]) => name)).toEqual(['complete', 'optional', 'optional, not set up']);
});
