import { describe, expect, it } from 'vitest';
import { withQueryValues } from './useQueryParams.ts';

describe('withQueryValues', () => {
  const panel = new URLSearchParams('panel=menu');

  it('sets values and keeps the rest of the query', () => {
    expect(withQueryValues(panel, { day: 'today' }).toString()).toBe('panel=menu&day=today');
    expect(panel.toString()).toBe('panel=menu');
  });

  it('removes undefined and empty values', () => {
    const before = withQueryValues(panel, { day: 'today', text: 'table' });
    expect(withQueryValues(before, { day: undefined, text: '' }).toString()).toBe('panel=menu');
  });
});
