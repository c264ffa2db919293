import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, allPages, frames } from './pages.ts';

describe('the list of pages', () => {
  it.each([...allPages, ...Object.values(frames)])('names a screen that is there: $screen', ({ screen }) => {
    expect(existsSync(`src/ui/${screen}.tsx`)).toBe(true);
  });

  it('has one page for visitors, to whom whoever is not signed in is led', () => {
    expect(allPages.filter(({ signedOutOnly }) => signedOutOnly).map(({ name }) => name)).toEqual(['login']);
  });

  it('has no address twice', () => {
    expect(new Set(allPages.map(({ path }) => path)).size).toBe(allPages.length);
  });
});

describe('the address of a page', () => {
  it('is its path, with its parameters put in', () => {
    expect(addressOf('dashboard')).toBe('/dashboard');
    expect(addressOf('agent', { companyId: 'aurora', agentId: 'host' })).toBe('/company/aurora/agent/host');
  });

  it('encodes parameters, so that an id never becomes another path', () => {
    expect(addressOf('orders', { companyId: '../profile?x#y' })).toBe('/company/..%2Fprofile%3Fx%23y/orders');
  });
});
