import { describe, expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

const ways = { home: '/dashboard', login: '/login' };

describe('After sign-in', () => {
  it.each(['/profile', '/company/aurora?tab=menu#items'])('returns to %s', (from) => {
    expect(returnPath(from, ways)).toBe(from);
  });
  it.each([
    undefined,
    null,
    7,
    '',
    'profile',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/login',
  ])('goes to the dashboard instead of %s', (from) => expect(returnPath(from, ways)).toBe('/dashboard'));
});
