import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aCategory, aMenu, anItem, someMenu } from '#tests/support/builders/menu.ts';
import { compareMenus, isUnchanged } from './compareMenus.ts';
import type { ImportedCategory, ImportedMenu } from './importedMenu.ts';
import { EVERY_DAY, type Menu } from './menu.ts';
import { planImport, type UnlistedItems } from './planImport.ts';

const menu = aMenu(
  aCategory('c1', [anItem('i1', { name: 'Pie' }), anItem('i2', { name: 'Cake' })], { name: 'Sweets' }),
  aCategory('c2', [anItem('i3', { name: 'Coffee' })], { name: 'Drinks' }),
);
const file = (...categories: readonly ImportedCategory[]) => ({ categories });
const orderOf = ({ categories }: Menu) =>
  categories.map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '));
/** Plans an import. The id of each new row is its name. */
const planned = (current: Menu, imported: ImportedMenu, rest: UnlistedItems) =>
  planImport(current, imported, rest, ({ name }) => `new ${name}`);

// (rule: import matching)
describe('planImport', () => {
  const sweets = file({
    name: 'SWEETS',
    items: [
      { name: 'cake', price: 9 },
      { name: 'Tart', price: 8 },
    ],
  });

  it('matches items by name and deletes other items', () => {
    const plan = planned(menu, sweets, 'removed');
    expect(orderOf(plan)).toEqual(['c1 i2 new Tart']);
    expect(plan.categories[0]?.items).toEqual([
      anItem('i2', { name: 'cake', price: 9, displayOrder: 1 }),
      {
        id: 'new Tart',
        name: 'Tart',
        description: '',
        price: 8,
        imageUrl: undefined,
        aliases: [],
        dietary: [],
        availability: EVERY_DAY,
        displayOrder: 2,
      },
    ]);
  });

  it('can keep unlisted items in place', () => {
    const plan = planned(menu, sweets, 'kept');
    expect(orderOf(plan)).toEqual(['c1 i1 i2 new Tart', 'c2 i3']);
    expect(plan.categories[0]?.items.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3]);
  });

  it('appends new categories', () => {
    const plan = planned(menu, file({ name: 'Soups', items: [{ name: 'Minestrone' }] }), 'kept');
    expect(orderOf(plan)).toEqual(['c1 i1 i2', 'c2 i3', 'new Soups new Minestrone']);
    expect(plan.categories[2]).toMatchObject({ displayOrder: 3, items: [{ displayOrder: 1 }] });
  });

  it('matches by id, even after a rename or a move to another category', () => {
    const moved = file({ name: 'Drinks', items: [{ id: 'i1', name: 'Liquid pie' }] });
    expect(orderOf(planned(menu, moved, 'kept'))).toEqual(['c1 i2', 'c2 i3 i1']);
    expect(compareMenus(menu, planned(menu, moved, 'kept')).items.changed).toMatchObject([
      { after: { item: { id: 'i1' } }, parts: ['name', 'category'] },
    ]);
  });

  it('never matches one item twice', () => {
    const twice = file({
      name: 'Sweets',
      items: [{ name: 'Pie' }, { name: 'Pie' }, { id: 'i1', name: 'Pie' }],
    });
    expect(orderOf(planned(menu, twice, 'removed'))).toEqual(['c1 new Pie new Pie i1']);
  });

  it('matches a name in another spelling', () => {
    for (const [what, name] of [
      ['another case', 'PIE'],
      ['a curly apostrophe', 'Joe’s  pie'],
    ] as const) {
      const names = ['Pie', "Joe's pie"];
      const current = aMenu(
        aCategory(
          'c1',
          names.map((known, index) => anItem(`i${index + 1}`, { name: known })),
          { name: 'Sweets' },
        ),
      );
      const plan = planned(current, file({ name: 'sweets', items: [{ name, price: 9 }] }), 'kept');
      expect(plan.categories[0]?.items, what).toHaveLength(2);
      expect(
        plan.categories[0]?.items.filter(({ price }) => price === 9),
        what,
      ).toHaveLength(1);
    }
  });

  it('keeps text in the menu if the file has it in another notation', () => {
    const before = anItem('i1', {
      name: 'Crème',
      description: 'Warm\r\nand sweet ',
      aliases: ['joe’s', "Joe's", 'a\u00a0b'],
      dietary: [{ type: 'Paleo' }, { type: 'spicy (on request)' }],
    });
    const current = aMenu(aCategory('c1', [before], { name: 'Café' }));
    const imported = file({
      name: 'Cafe\u0301',
      items: [
        {
          name: 'Cre\u0300me',
          description: 'Warm\nand sweet',
          aliases: ['joe’s', 'a b'],
          dietary: [{ type: 'paleo' }, { type: 'spicy', level: 'on request' }],
        },
      ],
    });
    expect(isUnchanged(compareMenus(current, planned(current, imported, 'removed')))).toBe(true);
  });

  it('keeps the items of skipped rows unchanged, and adds no items for skipped rows', () => {
    const imported = file(
      {
        name: 'Sweets',
        items: [{ name: 'Pie', isSkipped: true }, { name: 'Cake' }, { name: 'Tart', isSkipped: true }],
      },
      { name: 'Soups', items: [{ name: 'Minestrone', isSkipped: true }] },
    );
    const plan = planned(menu, imported, 'removed');
    expect(orderOf(plan)).toEqual(['c1 i1 i2']);
    expect(plan.categories[0]?.items[0]).toEqual(menu.categories[0]?.items[0]);
  });
});

describe('compareMenus', () => {
  it('finds no difference between a menu and itself', () =>
    fc.assert(fc.property(someMenu(), (some) => isUnchanged(compareMenus(some, some)))));

  it('lists additions, changes, and removals', () => {
    const after = file(
      {
        id: 'c1',
        name: 'Sweet things',
        isActive: false,
        items: [{ id: 'i1', name: 'Pie', price: 1, aliases: [] }],
      },
      { name: 'Soups', items: [{ name: 'Minestrone' }] },
    );
    const { categories, items } = compareMenus(menu, planned(menu, after, 'removed'));
    expect(categories).toMatchObject({
      added: [{ name: 'Soups' }],
      changed: [{ before: { name: 'Sweets' }, parts: ['name', 'isActive'] }],
      removed: [{ id: 'c2' }],
    });
    expect(items).toMatchObject({
      added: [{ item: { name: 'Minestrone' }, category: { name: 'Soups' } }],
      changed: [{ before: { item: { id: 'i1' } }, parts: ['price', 'aliases'] }],
      removed: [{ item: { id: 'i2' } }, { item: { id: 'i3' } }],
    });
  });

  it('detects every changed field of an item', () => {
    for (const [part, changes] of [
      ['name', { name: 'Torte' }],
      ['description', { description: 'With almonds' }],
      ['price', { price: 12 }],
      ['imageUrl', { imageUrl: 'https://aurora.example/cake.jpg' }],
      ['aliases', { aliases: ['gâteau'] }],
      ['dietary', { dietary: [] }],
      ['dietary', { dietary: [{ type: 'vegan' }] }],
      ['dietary', { dietary: [{ type: 'vegetarian', level: 'mostly' }] }],
      ['availability', { availability: { ...EVERY_DAY, isAvailable: false } }],
    ] as const) {
      const other = aMenu(aCategory('c1', [anItem('i1', changes)]));
      const comparison = compareMenus(aMenu(aCategory('c1', [anItem('i1')])), other);
      expect(
        comparison.items.changed.map(({ parts }) => parts),
        part,
      ).toEqual([[part]]);
      expect(isUnchanged(comparison), part).toBe(false);
    }
  });

  it('detects every changed field of a category', () => {
    for (const [part, changes] of [
      ['name', { name: 'Sweets' }],
      ['description', { description: 'By the window' }],
      ['isActive', { isActive: false }],
    ] as const) {
      const comparison = compareMenus(aMenu(aCategory('c1')), aMenu(aCategory('c1', [], changes)));
      expect(
        comparison.categories.changed.map(({ parts }) => parts),
        part,
      ).toEqual([[part]]);
      expect(isUnchanged(comparison), part).toBe(false);
    }
  });

  it('treats a missing level like an empty level', () => {
    const marked = (level?: string) =>
      aMenu(aCategory('c1', [anItem('i1', { dietary: [{ type: 'spicy', level }] })]));
    expect(isUnchanged(compareMenus(marked(), marked('')))).toBe(true);
  });

  it('detects more or fewer items and categories', () => {
    for (const [what, after] of [
      ['a category more', aMenu(aCategory('c1', [anItem('i1')]), aCategory('c2'))],
      ['an item more', aMenu(aCategory('c1', [anItem('i1'), anItem('i2')]))],
      ['an item less', aMenu(aCategory('c1'))],
    ] as const) {
      const before = aMenu(aCategory('c1', [anItem('i1')]));
      expect(isUnchanged(compareMenus(before, after)), what).toBe(false);
    }
  });

  it('detects a removed empty category', () => {
    expect(isUnchanged(compareMenus(aMenu(aCategory('c1')), aMenu()))).toBe(false);
  });

  it('detects a change in order only', () => {
    const after = aMenu(...menu.categories.toReversed());
    expect(compareMenus(menu, after)).toMatchObject({
      reordered: [{ before: ['Sweets', 'Drinks'], after: ['Drinks', 'Sweets'] }],
      items: { changed: [] },
    });
    expect(isUnchanged(compareMenus(menu, after))).toBe(false);
  });

  it('ignores the order of days', () => {
    const onDays = (...availableDays: string[]) =>
      aMenu(aCategory('c1', [anItem('i1', { availability: { isAvailable: true, availableDays } })]));
    expect(isUnchanged(compareMenus(onDays('monday', 'friday'), onDays('friday', 'monday')))).toBe(true);
    expect(isUnchanged(compareMenus(onDays('monday', 'friday'), onDays('friday')))).toBe(false);
  });
});
