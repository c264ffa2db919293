import { expect, it } from 'vitest';
import { findApiCall } from './calls.ts';

it('a call is found by its request', () => {
  expect(findApiCall('GET', '/api/companies/aurora/orders').by).toBe('Orders.list');
});

it('a call is found by its own words before one whose id could be its last word', () => {
  expect(findApiCall('GET', '/api/companies/restaurants').by).toBe('Companies.list');
});

it('a call that is not listed is told with where it is to be', () => {
  expect(() => findApiCall('PATCH', '/api/companies/aurora/orders')).toThrow(
    'contracts/support/calls.ts lists no call PATCH /api/companies/aurora/orders',
  );
});
