import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import {
  aCategory,
  aMenu,
  anItem,
  categoryFields,
  itemFields,
  someMenuAndCategory,
} from '#tests/support/builders/menu.ts';
import { sortMenu, nextDisplayOrder } from './displayOrder.ts';
import {
  addCategory,
  addItem,
  changeCategory,
  changeItem,
  moveCategory,
  moveItem,
  upsertCategory,
  upsertItem,
  removeCategory,
  removeItem,
} from './editMenu.ts';
import type { Category, Menu } from './menu.ts';

const menu = aMenu(
  aCategory('c1', [anItem('i1'), anItem('i2'), anItem('i3')]),
  aCategory('c2', [anItem('i4')]),
);
const orderOf = ({ categories }: Menu) =>
  categories.map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '));

/** Checks that every other category is the same object as before. */
function expectOthersKept(before: Menu, after: Menu, categoryId: string) {
  const others = ({ categories }: Menu) => categories.filter(({ id }) => id !== categoryId);
  expect(others(after)).toHaveLength(others(before).length);
  for (const [place, category] of others(after).entries()) expect(category).toBe(others(before)[place]);
}

const itemsOf = ({ categories }: Menu, { id }: Category) =>
  categories.find((category) => category.id === id)?.items ?? [];

describe('A menu', () => {
  it("is sorted by display order, with ties in the host's order", () => {
    const category = { ...aCategory('c1'), items: [anItem('i1', { displayOrder: 2 }), anItem('i2')] };
    expect(orderOf(sortMenu({ categories: [{ ...aCategory('c0'), displayOrder: 9 }, category] }))).toEqual([
      'c1 i2 i1',
      'c0',
    ]);
  });

  it('inserts a new category by its display order', () => {
    expect(orderOf(addCategory(menu, { ...aCategory('c3'), displayOrder: 1.5 }))).toEqual([
      'c1 i1 i2 i3',
      'c3',
      'c2 i4',
    ]);
    expect(nextDisplayOrder(menu.categories)).toBe(3);
  });

  it('keeps the items of a changed category', () => {
    const changed = changeCategory(menu, 'c1', categoryFields({ name: 'Sweets', displayOrder: 5 }));
    expect(orderOf(changed)).toEqual(['c2 i4', 'c1 i1 i2 i3']);
    expect(changed.categories[1]).toMatchObject({ name: 'Sweets', displayOrder: 5 });
  });

  it('updates a saved category at its current position', () => {
    const [before = aCategory('none')] = menu.categories;
    const moved = moveCategory(menu, 'c1', 1);
    const renamed = upsertCategory(moved, { ...before, name: 'Sweets', items: [] }, before);
    expect(orderOf(renamed)).toEqual(orderOf(moved));
    expect(renamed.categories[1]).toMatchObject({ name: 'Sweets', displayOrder: 2 });
    expect(orderOf(upsertCategory(moved, { ...before, displayOrder: 0.5 }, before))).toEqual(orderOf(menu));
    expect(orderOf(upsertCategory(menu, { ...aCategory('c3'), displayOrder: 9 }, undefined))).toEqual([
      ...orderOf(menu),
      'c3',
    ]);
  });

  it('updates a saved item, new or existing', () => {
    expect(orderOf(upsertItem(menu, 'c2', anItem('i5', { displayOrder: 9 })))[1]).toBe('c2 i4 i5');
    const renamed = upsertItem(menu, 'c2', anItem('i4', { name: 'Affogato' }));
    expect(orderOf(renamed)).toEqual(orderOf(menu));
    expect(renamed.categories[1]?.items[0]?.name).toBe('Affogato');
    // the item was moved while its form was open
    expect(upsertItem(menu, 'c1', anItem('i4', { name: 'Affogato' }))).toEqual(renamed);
  });

  it('removes a category with all its items', () =>
    expect(orderOf(removeCategory(menu, 'c1'))).toEqual(['c2 i4']));

  it('inserts a new item by its display order', () =>
    expect(orderOf(addItem(menu, 'c1', anItem('i5', { displayOrder: 1.5 })))).toEqual([
      'c1 i1 i5 i2 i3',
      'c2 i4',
    ]));

  it('keeps the position of a changed item', () => {
    const changed = changeItem(menu, 'c1', anItem('i3', { name: 'Panna cotta', displayOrder: 99 }));
    expect(orderOf(changed)).toEqual(orderOf(menu));
    expect(changed.categories[0]?.items[2]).toMatchObject({ name: 'Panna cotta', displayOrder: 3 });
  });

  it('moves categories and items', () => {
    expect(orderOf(moveCategory(menu, 'c2', 0))).toEqual(['c2 i4', 'c1 i1 i2 i3']);
    expect(orderOf(moveItem(menu, 'c1', 'i1', 2))).toEqual(['c1 i2 i3 i1', 'c2 i4']);
  });

  it('ignores a move to an invalid position', () => {
    for (const to of [-1, 3]) expect(orderOf(moveItem(menu, 'c1', 'i1', to)), `${to}`).toEqual(orderOf(menu));
  });

  it('numbers positions from 1 when the host sent equal numbers', () => {
    const alike = { categories: [{ ...aCategory('c1'), items: [anItem('i1'), anItem('i2'), anItem('i3')] }] };
    const [category] = moveItem(alike, 'c1', 'i3', 0).categories;
    expect(category?.items.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      ['i3', 1],
      ['i1', 2],
      ['i2', 3],
    ]);
  });
});

describe('Editing any menu', () => {
  it('keeps all other items when an item is added, changed, and removed', () =>
    fc.assert(
      fc.property(someMenuAndCategory(), ({ menu: before, category }) => {
        const added = addItem(
          before,
          category.id,
          anItem('new', { displayOrder: nextDisplayOrder(category.items) }),
        );
        expectOthersKept(before, added, category.id);
        expect(itemsOf(added, category).slice(0, -1)).toEqual(category.items);

        const changed = changeItem(added, category.id, { id: 'new', ...itemFields({ price: 1 }) });
        for (const [place, item] of category.items.entries())
          expect(itemsOf(changed, category)[place]).toBe(item);
        expect(removeItem(changed, category.id, 'new')).toEqual(before);
      }),
    ));

  it('only changes the order when an item moves', () =>
    fc.assert(
      fc.property(someMenuAndCategory(), fc.nat(9), fc.nat(9), ({ menu: before, category }, from, to) => {
        const { id = 'none' } = category.items[from] ?? {};
        const after = moveItem(before, category.id, id, to);
        expectOthersKept(before, after, category.id);
        const sayings = (menuThen: Menu) =>
          itemsOf(menuThen, category)
            .map((item) => ({ ...item, displayOrder: 0 }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(sayings(after)).toEqual(sayings(before));
        expect(itemsOf(after, category).map(({ displayOrder }) => displayOrder)).toEqual(
          category.items.map(({ displayOrder }) => displayOrder),
        );
        expect(moveItem(after, category.id, id, from)).toEqual(before);
      }),
    ));

  it('restores the original menu when a category moves back', () =>
    fc.assert(
      fc.property(someMenuAndCategory(), fc.nat(6), ({ menu: before, category }, to) => {
        const from = before.categories.indexOf(category);
        const after = moveCategory(before, category.id, to);
        const isSame = orderOf(after).join() === orderOf(before).join();
        expect(isSame).toBe(from === to || to >= before.categories.length);
        expect(moveCategory(after, category.id, from)).toEqual(before);
      }),
    ));
});
