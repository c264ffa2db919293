import { expect, it } from 'vitest';
import type { Failure } from './failures.ts';
import { impactOf } from './impact.ts';

const orders = (at: string, agreedStatus = 200): Failure => ({
  method: 'GET',
  path: '/api/companies/:companyId/orders',
  description: 'a request for the orders',
  states: [],
  needs: [],
  agreedStatus,
  isPending: false,
  differences: [{ at, expected: 'a value', got: 'none' }],
});

it('names the main action that misses a field, and counts the others', () => {
  expect(impactOf(orders('$.orders[*].timestamp'))).toMatch(
    /^“View the orders” \(\/company\/:companyId\/orders\) and \d other actions$/,
  );
});

it.each([
  ['a wrong status', orders('status')],
  ['no response', orders('response')],
  ["a refusal's message", orders('$.message', 403)],
])('claims nothing for %s', (_, failure) => {
  expect(impactOf(failure)).toBeUndefined();
});
