import { describe, expect, it } from 'vitest';
import { findCompanies } from './findCompanies.ts';

const aurora = { id: 'a', name: 'Trattoria Aurora', plan: 'standard' };
const saffron = { id: 's', name: 'Saffron House', owner: 'Priya Nair', description: 'Indian, by the river' };

// (rule: restaurant filter)
describe('findCompanies', () => {
  it('searches every field, ignoring case', () => {
    expect(findCompanies([aurora, saffron], 'AURORA')).toEqual([aurora]);
    expect(findCompanies([aurora, saffron], 'nair')).toEqual([saffron]);
    expect(findCompanies([aurora, saffron], 'stand')).toEqual([aurora]);
    expect(findCompanies([aurora, saffron], ' river ')).toEqual([saffron]);
  });
  it('returns all restaurants for an empty search', () =>
    expect(findCompanies([aurora, saffron], '  ')).toEqual([aurora, saffron]));
  it('keeps restaurants without any text when the search is empty', () =>
    expect(findCompanies([{ id: 'n', name: undefined }], '')).toEqual([{ id: 'n', name: undefined }]));
  it('ignores differences in spelling, such as accents and apostrophes', () => {
    for (const text of ['joe’s', "JOE'S", 'cafe', 'pho 99', 'beef phở']) {
      const joes = { id: 'j', name: 'Joe‘s Cafe\u0301', description: 'Beef Pho & Pho  99' };
      expect(findCompanies([aurora, joes], text), text).toEqual([joes]);
    }
  });
  it('returns nothing when nothing matches', () =>
    expect(findCompanies([aurora, saffron], 'sushi')).toEqual([]));
});
