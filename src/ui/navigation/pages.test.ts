import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, allPages, pageLayouts } from './pages.ts';

describe('The page list', () => {
  it.each([...allPages, ...Object.values(pageLayouts)])('has an existing screen ($screen)', ({ screen }) => {
    expect(existsSync(`src/ui/${screen}.tsx`)).toBe(true);
  });

  it('has one page for signed-out users, to which other pages redirect', () => {
    expect(allPages.filter(({ signedOutOnly }) => signedOutOnly).map(({ name }) => name)).toEqual(['login']);
  });

  it('has unique addresses', () => {
    expect(new Set(allPages.map(({ path }) => path)).size).toBe(allPages.length);
  });
});

describe('The address of a page', () => {
  it('is its path with parameters filled in', () => {
    expect(addressOf('dashboard')).toBe('/dashboard');
    expect(addressOf('agent', { companyId: 'aurora', agentId: 'host' })).toBe('/company/aurora/agent/host');
  });

  it('encodes parameters, so that an id cannot change the path', () => {
    expect(addressOf('orders', { companyId: '../profile?x#y' })).toBe('/company/..%2Fprofile%3Fx%23y/orders');
  });
});
