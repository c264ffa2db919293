import { describe, expect, it } from 'vitest';
import type { Item, Menu } from '#domain/menu/menu.ts';
import { aCategory, anItem } from '#tests/support/builders/menu.ts';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { areOnlyItemChanges, itemChanges } from './itemChanges.ts';

const burrata = anItem('burrata', { name: 'Burrata' });
const arancini = anItem('arancini', { name: 'Arancini' });
const off = (item: Item): Item => ({ ...item, availability: { ...item.availability, isAvailable: false } });
const placed = (item: Item) => ({ ...item, displayOrder: 0, categoryId: 'antipasti' });
const menu = (...items: readonly Item[]): Menu => ({ categories: [aCategory('antipasti', items)] });

const change = (before: Menu, after: Menu, minute = 0) =>
  aPendingChange({
    type: 'menu',
    savedAt: new Date(2026, 2, 4, 12, minute),
    fields: [{ path: 'categories', values: { before, after }, menus: { before, after } }],
  });

// (rule: items that are not live)
describe('Item changes', () => {
  it("combine each item's pending changes, in any list order", () => {
    const first = change(menu(burrata, arancini), menu(off(burrata), arancini), 1);
    const second = change(menu(off(burrata), arancini), menu(off({ ...burrata, price: 9 }), arancini), 2);
    const after = placed(off({ ...burrata, price: 9 }));
    const expected = new Map([['burrata', { before: placed(burrata), after }]]);
    expect(itemChanges([second, first])).toEqual(expected);
    expect(itemChanges([first, second])).toEqual(expected);
  });

  it('include added and deleted items', () => {
    expect(itemChanges([change(menu(burrata), menu(arancini))])).toEqual(
      new Map([
        ['burrata', { before: placed(burrata), after: undefined }],
        ['arancini', { before: undefined, after: placed(arancini) }],
      ]),
    );
  });

  it('leave out an item that is changed back, even at the same time', () => {
    const away = change(menu(burrata), menu(off(burrata)));
    const back = change(menu(off(burrata)), menu(burrata));
    expect(itemChanges([back, away])).toEqual(new Map());
  });

  it('leave out the positions of items', () => {
    const moved = change(menu(burrata, arancini), menu(arancini, burrata));
    expect(itemChanges([moved])).toEqual(new Map());
    expect(areOnlyItemChanges([moved])).toBe(false);
  });

  it('are unknown if the host sends only field names', () => {
    const named = aPendingChange({ type: 'menu', fields: [{ path: 'categories' }] });
    expect(itemChanges([named])).toEqual(new Map());
    expect(areOnlyItemChanges([named])).toBe(false);
    expect(areOnlyItemChanges([aPendingChange({ fields: [] })])).toBe(false);
  });

  it('are known to be complete if no category changes', () => {
    expect(areOnlyItemChanges([change(menu(burrata), menu(off(burrata)))])).toBe(true);
    const renamed = { categories: [{ ...aCategory('antipasti', [burrata]), name: 'Starters' }] };
    expect(areOnlyItemChanges([change(menu(burrata), renamed)])).toBe(false);
  });
});
