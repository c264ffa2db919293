import { expect, it } from 'vitest';
import { findApiCall } from './calls.ts';

it('findApiCall finds an API call by its request', () => {
  expect(findApiCall('GET', '/api/companies/aurora/orders').by).toBe('Orders.list');
});

it('findApiCall prefers a literal path over a path with an ID', () => {
  expect(findApiCall('GET', '/api/companies/restaurants').by).toBe('Companies.list');
});

it('findApiCall names the file that must list an unknown API call', () => {
  expect(() => findApiCall('PATCH', '/api/companies/aurora/orders')).toThrow(
    'contracts/support/calls.ts lists no call PATCH /api/companies/aurora/orders',
  );
});
