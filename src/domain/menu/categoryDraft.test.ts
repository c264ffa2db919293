import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, categoryFields } from '#tests/support/builders/menu.ts';
import { categoryProblems, draftOfCategory, fieldsOfCategory, newCategory } from './categoryDraft.ts';

const draft = draftOfCategory(aCategory('c1'));

describe('The category form', () => {
  it('requires a name', () => {
    expect(categoryProblems({ ...draft, name: '  ' })).toEqual({ name: 'required' });
    expect(categoryProblems(draft)).toEqual({});
  });

  it.each([NaN, Infinity])('rejects %d as a display order', (displayOrder) =>
    expect(categoryProblems({ ...draft, displayOrder })).toEqual({ displayOrder: 'no-number' }),
  );
  it.each([0, -1, 2.5, 7])('accepts %d as a display order', (displayOrder) =>
    expect(categoryProblems({ ...draft, displayOrder })).toEqual({}),
  );

  it('starts at the end of the menu and active', () => {
    const menu = aMenu(aCategory('c1'), aCategory('c2'));
    expect(newCategory(menu)).toEqual({ name: '', description: '', displayOrder: 3, isActive: true });
    expect(newCategory(aMenu()).displayOrder).toBe(1);
  });

  it('returns the category it was opened with, with trimmed text', () => {
    const fields = categoryFields({ description: 'Sweet', isActive: false });
    expect(fieldsOfCategory(draftOfCategory(aCategory('c1', [], fields)))).toEqual(fields);
    expect(fieldsOfCategory({ ...fields, name: ' Desserts ', description: ' Sweet' })).toEqual(fields);
  });
});
