import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, categoryFields } from '#tests/support/builders/menu.ts';
import { categoryProblems, draftOfCategory, fieldsOfCategory, newCategory } from './categoryDraft.ts';

const draft = draftOfCategory(aCategory('c1'));

describe('The category form', () => {
  it('requires a name', () => {
    expect(categoryProblems({ ...draft, name: '  ' })).toEqual({ name: 'required' });
    expect(categoryProblems(draft)).toEqual({});
  });

  it('rejects other numbers as a display order', () => {
    for (const displayOrder of [NaN, Infinity])
      expect(categoryProblems({ ...draft, displayOrder }), `${displayOrder}`).toEqual({
        displayOrder: 'no-number',
      });
  });
  it('accepts whole numbers as a display order', () => {
    for (const displayOrder of [0, -1, 2.5, 7])
      expect(categoryProblems({ ...draft, displayOrder }), `${displayOrder}`).toEqual({});
  });

  it('starts at the end of the menu and active', () => {
    const menu = aMenu(aCategory('c1'), aCategory('c2'));
    expect(newCategory(menu)).toEqual({ name: '', description: '', displayOrder: 3, isActive: true });
    expect(newCategory(aMenu()).displayOrder).toBe(1);
  });

  it('returns the original category, with trimmed text', () => {
    const fields = categoryFields({ description: 'Sweet', isActive: false });
    expect(fieldsOfCategory(draftOfCategory(aCategory('c1', [], fields)))).toEqual(fields);
    expect(fieldsOfCategory({ ...fields, name: ' Desserts ', description: ' Sweet' })).toEqual(fields);
  });
});
