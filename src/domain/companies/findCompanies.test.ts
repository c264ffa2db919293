import { describe, expect, it } from 'vitest';
import { findCompanies } from './findCompanies.ts';

const aurora = { id: 'a', name: 'Trattoria Aurora', plan: 'standard' };
const saffron = { id: 's', name: 'Saffron House', owner: 'Priya Nair', description: 'Indian, by the river' };

describe('the filter of restaurants', () => {
  it('finds by any field, whatever the case', () => {
    expect(findCompanies([aurora, saffron], 'AURORA')).toEqual([aurora]);
    expect(findCompanies([aurora, saffron], 'nair')).toEqual([saffron]);
    expect(findCompanies([aurora, saffron], 'stand')).toEqual([aurora]);
    expect(findCompanies([aurora, saffron], ' river ')).toEqual([saffron]);
  });
  it('finds all without a text', () =>
    expect(findCompanies([aurora, saffron], '  ')).toEqual([aurora, saffron]));
  it('leaves out none without a text, be there nothing to find it by', () =>
    expect(findCompanies([{ id: 'n', name: undefined }], '')).toEqual([{ id: 'n', name: undefined }]));
  it('finds none when nothing fits', () => expect(findCompanies([aurora, saffron], 'sushi')).toEqual([]));
});
