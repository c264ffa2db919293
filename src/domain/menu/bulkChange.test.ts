import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { changeableItems, changedItems, changeItems, type BulkChange } from './bulkChange.ts';
import { removeItem } from './editMenu.ts';
import { EVERY_DAY, type Menu } from './menu.ts';

const SOLD_OUT = { ...EVERY_DAY, isAvailable: false };
const menu = aMenu(
  aCategory('sweets', [anItem('pie'), anItem('cake', { availability: SOLD_OUT }), anItem('tart')]),
  aCategory('drinks', [anItem('tea')]),
  aCategory('soups'),
);
const ids = (...all: string[]) => new Set(all);
const unavailable: BulkChange = { kind: 'availability', isAvailable: false };
const toDrinks: BulkChange = { kind: 'move', categoryId: 'drinks' };

const orderOf = ({ categories }: Menu) =>
  categories.map(({ id, items }) =>
    [id, ...items.map((item) => `${item.id}:${item.displayOrder}`)].join(' '),
  );
const soldOutIn = ({ categories }: Menu) =>
  categories.flatMap(({ items }) =>
    items.filter(({ availability }) => !availability.isAvailable).map(({ id }) => id),
  );

// (rule: bulk changes)
describe('A bulk change', () => {
  it('marks the selected items in any category, and keeps the objects of other items', () => {
    const changed = changeItems(menu, ids('pie', 'cake', 'tea'), unavailable);
    expect(soldOutIn(changed)).toEqual(['pie', 'cake', 'tea']);
    expect(changed.categories[0]?.items[1]).toBe(menu.categories[0]?.items[1]);
    expect(changed.categories[2]).toBe(menu.categories[2]);
    expect(changed.categories[0]?.items[0]?.availability.availableDays).toEqual(EVERY_DAY.availableDays);
  });

  it('moves items to the end of a category, and keeps their order', () => {
    expect(orderOf(changeItems(menu, ids('tart', 'pie'), toDrinks))).toEqual([
      'sweets cake:2',
      'drinks tea:1 pie:2 tart:3',
      'soups',
    ]);
  });

  it('returns the same menu if nothing changes', () => {
    for (const [what, selected, change] of [
      ['done already', ids('tea'), toDrinks],
      ['done already to unavailable items', ids('cake'), unavailable],
      ['items that are gone', ids('flan'), unavailable],
      ['a category that is gone', ids('pie'), { kind: 'move', categoryId: 'gone' } as const],
    ] as const)
      expect(changeItems(menu, selected, change), what).toBe(menu);
  });

  it('is idempotent', () => {
    const once = changeItems(menu, ids('pie', 'tea'), toDrinks);
    expect(changeItems(once, ids('pie', 'tea'), toDrinks)).toBe(once);
  });

  it('finds the items that already match', () => {
    expect(changedItems(menu, ids('pie', 'cake', 'flan'), unavailable)).toEqual(ids('cake'));
    expect(changedItems(menu, ids('pie', 'tea'), toDrinks)).toEqual(ids('tea'));
  });

  it('skips items that others deleted or moved to a third category', () => {
    const now = changeItems(removeItem(menu, 'sweets', 'cake'), ids('tart'), {
      kind: 'move',
      categoryId: 'soups',
    });
    const all = ids('pie', 'cake', 'tart');
    expect(changeableItems(menu, now, all, toDrinks)).toEqual(ids('pie'));
    expect(changeableItems(menu, now, all, unavailable)).toEqual(ids('pie', 'tart'));
    expect(changeableItems(menu, now, all, { kind: 'move', categoryId: 'soups' })).toEqual(
      ids('pie', 'tart'),
    );
  });
});
