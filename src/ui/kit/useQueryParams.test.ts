import { describe, expect, it } from 'vitest';
import { withQueryValues } from './useQueryParams.ts';

describe('The query of an address', () => {
  const panel = new URLSearchParams('panel=menu');

  it('takes values up beside whatever else it says', () => {
    expect(withQueryValues(panel, { day: 'today' }).toString()).toBe('panel=menu&day=today');
    expect(panel.toString()).toBe('panel=menu');
  });

  it('says nothing of a value that is none, or empty', () => {
    const before = withQueryValues(panel, { day: 'today', text: 'table' });
    expect(withQueryValues(before, { day: undefined, text: '' }).toString()).toBe('panel=menu');
  });
});
