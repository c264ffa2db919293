import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { compareMenus, isUnchanged } from './compareMenus.ts';
import { addItem, moveCategory, moveItem, removeItem } from './editMenu.ts';
import { findReorderings } from './findReorderings.ts';

const dishes = ['Soup', 'Bread', 'Olives', 'Salad', 'Figs'].map((name, index) =>
  anItem(`i${index + 1}`, { name }),
);
const menu = aMenu(
  aCategory('c1', dishes, { name: 'Starters' }),
  aCategory('c2', [anItem('w', { name: 'Wine' })], { name: 'Drinks' }),
);

describe('reorderings', () => {
  it('lists names from the first moved item to the last', () => {
    expect(findReorderings(menu, moveItem(menu, 'c1', 'i4', 1))).toMatchObject([
      {
        category: { name: 'Starters' },
        before: ['Bread', 'Olives', 'Salad'],
        after: ['Salad', 'Bread', 'Olives'],
      },
    ]);
  });

  it('includes the order of categories', () => {
    expect(findReorderings(menu, moveCategory(menu, 'c2', 0))).toEqual([
      { before: ['Starters', 'Drinks'], after: ['Drinks', 'Starters'] },
    ]);
  });

  it('ignores additions and removals', () => {
    const without = removeItem(menu, 'c1', 'i1');
    expect(findReorderings(menu, without)).toEqual([]);
    expect(findReorderings(without, menu)).toEqual([]);
    expect(findReorderings(menu, addItem(menu, 'c1', anItem('new', { displayOrder: 0 })))).toEqual([]);
  });

  it('detects every move, and nothing else', () => {
    const place = fc.nat({ max: dishes.length - 1 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const after = moveItem(menu, 'c1', dishes[from]?.id ?? '', to);
        const comparison = compareMenus(menu, after);
        expect(isUnchanged(comparison)).toBe(from === to);
        expect(comparison.items.changed).toEqual([]);
        const [reordering] = comparison.reordered;
        expect(reordering?.before.length ?? 1).toBe(Math.abs(from - to) + 1);
        expect(reordering?.before.toSorted()).toEqual(reordering?.after.toSorted());
      }),
    );
  });
});
