import { describe, expect, it } from 'vitest';
import { addressLines } from './company.ts';

describe('addressLines', () => {
  it('formats an address like a letter', () => {
    expect(
      addressLines({
        street: '12 Mulberry St',
        city: 'Ithaca',
        state: 'NY',
        zipCode: '14850',
        country: 'USA',
      }),
    ).toEqual(['12 Mulberry St', 'Ithaca, NY 14850', 'USA']);
  });
  it('skips missing parts', () => {
    expect(addressLines({ city: 'Ithaca' })).toEqual(['Ithaca']);
    expect(addressLines({ zipCode: '14850' })).toEqual(['14850']);
    expect(addressLines({})).toEqual([]);
  });
});
