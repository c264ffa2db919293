import { describe, expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

const ways = { home: '/dashboard', login: '/login' };

// (rule: return after sign-in)
describe('After sign-in', () => {
  it('returns to a page of the console', () => {
    for (const from of ['/profile', '/company/aurora?tab=menu#items'])
      expect(returnPath(from, ways), from).toBe(from);
  });
  it('goes to the dashboard instead of other URLs', () => {
    for (const from of [undefined, '', 'profile', '//evil.example', '/\\evil.example', '/login'])
      expect(returnPath(from, ways), JSON.stringify(from)).toBe('/dashboard');
  });
});
