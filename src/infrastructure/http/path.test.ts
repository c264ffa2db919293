import { describe, expect, it } from 'vitest';
import { path } from './path.ts';

const addressOf = (id: string) => new URL(path`/api/companies/${id}/orders`, 'https://api.example').pathname;

describe('An id in a path', () => {
  it('cannot escape its segment', () => {
    for (const [id, address] of [
      ['aurora', '/api/companies/aurora/orders'],
      ['a/b?c#d', '/api/companies/a%2Fb%3Fc%23d/orders'],
      ['.', '/api/companies/%252E/orders'],
      ['..', '/api/companies/%252E%252E/orders'],
      ['../users', '/api/companies/..%2Fusers/orders'],
      ['...', '/api/companies/.../orders'],
    ] as const)
      expect(addressOf(id), id).toBe(address);
  });
});
