import { describe, expect, it } from 'vitest';
import { panels } from '../pages/company/voiceAi/panels.ts';
import { companySections } from './companySections.ts';
import { navItemAt, navItems } from './navItems.ts';

const at = (page: Parameters<typeof navItemAt>[0]['page'], section?: string, panel: string | null = null) =>
  navItemAt({ page, section, panel });

describe('Navigation items', () => {
  it('have unique addresses', () => {
    const addresses = navItems.map(({ address }) => address('r 1'));
    expect(new Set(addresses).size).toBe(navItems.length);
    expect(addresses).toContain('/company/r%201?panel=menu#voice-ai');
  });

  it('include every section and every panel', () => {
    const reached = new Set([
      ...Object.values(companySections).map(({ id }) => at('company', id)),
      ...panels.map(({ id }) => at('company', 'voice-ai', id)),
    ]);
    expect(reached).toEqual(new Set(navItems.map(({ id }) => id)));
  });

  it('mark the current page, and on the company page the section in view', () => {
    expect(at('orders')).toBe('orders');
    expect(at('conversation')).toBe('agents');
    expect(at('subscription')).toBe('subscription');
    expect(at('company')).toBe('overview');
    expect(at('company', 'users')).toBe('people');
    expect(at('dashboard')).toBeUndefined();
  });

  it('mark the open panel, which is the first panel by default', () => {
    expect(at('company', 'voice-ai', 'deployments')).toBe('deployments');
    expect(at('company', 'voice-ai')).toBe('voice');
    expect(at('company', 'voice-ai', 'orders')).toBe('voice');
  });
});
