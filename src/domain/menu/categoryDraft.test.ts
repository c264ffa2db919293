import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, categoryFields } from '#tests/support/builders/menu.ts';
import { categoryProblems, draftOfCategory, fieldsOfCategory, newCategory } from './categoryDraft.ts';

const draft = draftOfCategory(aCategory('c1'));

describe('the form of a menu category', () => {
  it('needs a name', () => {
    expect(categoryProblems({ ...draft, name: '  ' })).toEqual({ name: 'required' });
    expect(categoryProblems(draft)).toEqual({});
  });

  it.each([NaN, Infinity])('needs a number as display order, not %d', (displayOrder) =>
    expect(categoryProblems({ ...draft, displayOrder })).toEqual({ displayOrder: 'no-number' }),
  );
  it.each([0, -1, 2.5, 7])('takes any number as display order: %d', (displayOrder) =>
    expect(categoryProblems({ ...draft, displayOrder })).toEqual({}),
  );

  it('begins at the end of the menu, and in use', () => {
    const menu = aMenu(aCategory('c1'), aCategory('c2'));
    expect(newCategory(menu)).toEqual({ name: '', description: '', displayOrder: 3, isActive: true });
    expect(newCategory(aMenu()).displayOrder).toBe(1);
  });

  it('gives back the category that it was opened with, without blanks around its words', () => {
    const fields = categoryFields({ description: 'Sweet', isActive: false });
    expect(fieldsOfCategory(draftOfCategory(aCategory('c1', [], fields)))).toEqual(fields);
    expect(fieldsOfCategory({ ...fields, name: ' Desserts ', description: ' Sweet' })).toEqual(fields);
  });
});
