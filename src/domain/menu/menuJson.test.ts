import { describe, expect, it } from 'vitest';
import { toOpaqueId } from '#application/shared/opaqueId.ts';
import fc from '#tests/support/properties.ts';
import { aCategory, aMenu, anItem, someMenu } from '#tests/support/builders/menu.ts';
import { compareMenus, isUnchanged } from './compareMenus.ts';
import type { ImportedMenu } from './importedMenu.ts';
import { menuFromJson, menuToJson } from './menuJson.ts';
import { planImport } from './planImport.ts';
import { menuJsonInSampleFormat } from './sampleMenu.ts';

const problemsOf = (json: unknown) => {
  const read = menuFromJson(typeof json === 'string' ? json : JSON.stringify(json));
  return read.outcome === 'unreadable' ? read.problems : [];
};
const menuOf = (json: unknown) => {
  const read = menuFromJson(JSON.stringify(json));
  return read.outcome === 'read' ? read.menu : undefined;
};

describe('A menu as JSON', () => {
  it('changes nothing when it is exported and imported', () =>
    fc.assert(
      fc.property(someMenu(1), (menu) => {
        const read = menuFromJson(menuToJson(menu));
        if (read.outcome !== 'read') throw new Error(JSON.stringify(read.problems));
        expect(isUnchanged(compareMenus(menu, planImport(menu, read.menu, 'removed', toOpaqueId)))).toBe(
          true,
        );
        expect(planImport(menu, read.menu, 'removed', toOpaqueId)).toEqual(menu);
        expect(planImport(menu, read.menu, 'kept', toOpaqueId)).toEqual(menu);
      }),
    ));

  it('restores values that changed after the export', () => {
    const then = aMenu(aCategory('c1', [anItem('i1', { imageUrl: undefined, aliases: [], dietary: [] })]));
    const now = aMenu(
      aCategory('c1', [anItem('i1', { name: 'Other', imageUrl: 'https://aurora.example/1.jpg', price: 3 })]),
    );
    const read = menuFromJson(menuToJson(then));
    expect(read.outcome === 'read' && planImport(now, read.menu, 'removed', toOpaqueId)).toEqual(then);
  });

  it('needs only names', () => {
    expect(menuOf({ categories: [{ name: 'Soups', items: [{ name: 'Minestrone' }] }] })).toMatchObject({
      categories: [{ name: 'Soups', items: [{ name: 'Minestrone' }] }],
    });
  });

  it('is sorted by its display order', () => {
    const item = (name: string, displayOrder: number) => ({ name, displayOrder });
    const menu = menuOf({ categories: [{ name: 'Soups', items: [item('second', 2), item('first', 1)] }] });
    expect(menu?.categories[0]?.items.map(({ name }) => name)).toEqual(['first', 'second']);
  });

  it('can have a category called sections', () => {
    expect(menuOf({ menu: { sections: [{ name: 'Chili', price: 7.5 }] } })?.categories).toMatchObject([
      { items: [{ name: 'Chili', price: 7.5 }] },
    ]);
  });

  it("can have the host's format, with dietary marks and prices as text", () => {
    const item = { name: 'Chili', price: '$7.50', dietary: ['spicy', { type: 'vegan', level: 'fully' }] };
    expect(
      menuOf({ menu: { categories: [{ name: 'Mains', items: [item] }] } })?.categories[0]?.items[0],
    ).toMatchObject({
      price: 7.5,
      dietary: [{ type: 'spicy' }, { type: 'vegan', level: 'fully' }],
    });
  });

  it("is rejected if it isn't a menu", () => {
    for (const [text, rule] of [
      ['{"categories": [', 'no-json'],
      ['[]', 'no-menu'],
      ['{"menu": {"entrees": "none"}}', 'no-menu'],
      ['{"sections": [{"name": "Soups", "items": []}]}', 'no-menu'],
      ['{"@type": "Menu", "hasMenuSection": []}', 'no-menu'],
      ['{"categories": []}', 'nothing-in-it'],
    ] as const)
      expect(problemsOf(text), text).toEqual([{ rule }]);
  });

  it('reports every unreadable item and its position', () => {
    const items = [
      { name: ' ' },
      { name: 'Chili', price: -1 },
      { name: 'Soup', price: 'market price' },
      { name: 'Pie', imageUrl: 'javascript:alert(1)' },
    ];
    expect(problemsOf({ categories: [{ name: 'Mains', items }, { name: ' ' }] })).toEqual([
      { rule: 'no-name', category: 'Mains', place: 1 },
      { rule: 'not-a-price', category: 'Mains', place: 2 },
      { rule: 'no-fixed-price', category: 'Mains', place: 3 },
      { rule: 'no-url', category: 'Mains', place: 4 },
      { rule: 'no-category' },
    ]);
  });
});

describe('A menu in the sample menu format', () => {
  const sample = {
    businessName: 'Trattoria Aurora',
    hoursOfOperation: {},
    menu: {
      appetizers: [{ name: 'Arancini', description: 'Saffron risotto balls', price: 12 }],
      entrees: [],
      desserts: [{ name: 'Tiramisù', description: 'As the grandmother made it', price: 11 }],
      beverages: [],
    },
  };

  it('becomes one category per section', () => {
    expect(
      menuOf(sample)?.categories.map(({ name, items }) => [name, ...items.map((item) => item.name)]),
    ).toEqual([['Appetizers', 'Arancini'], ['Entrees'], ['Desserts', 'Tiramisù'], ['Beverages']]);
  });

  it('keeps the name of an unknown section', () =>
    expect(menuOf({ menu: { constructor: [{ name: 'Bread' }] } })?.categories).toMatchObject([
      { name: 'constructor' },
    ]));

  it('changes nothing outside the file', () => {
    const menu = aMenu(
      aCategory('c1', [anItem('i1', { price: 9 })], { name: 'desserts', description: 'Sweet' }),
    );
    const [category] = planImport(menu, menuOf(sample) ?? { categories: [] }, 'kept', toOpaqueId).categories;
    expect(category).toMatchObject({ id: 'c1', description: 'Sweet' });
    expect(category?.items[0]).toEqual(anItem('i1', { price: 11 }));
  });

  it("is exported with the sample's section names", () => {
    const menu = aMenu(
      aCategory('c1', [anItem('i1')]),
      aCategory('c2', [anItem('i2', { name: 'Specials of the day' })], { name: 'Specials' }),
      aCategory('c3', [anItem('i3', { name: 'Affogato' })]),
    );
    const dish = (name: string) => ({ name, description: 'As the grandmother made it', price: 11 });
    expect(JSON.parse(menuJsonInSampleFormat(menu, 'Trattoria Aurora'))).toEqual({
      businessName: 'Trattoria Aurora',
      menu: { desserts: [dish('Tiramisù'), dish('Affogato')], Specials: [dish('Specials of the day')] },
    });
  });

  it('keeps names, descriptions, and prices when it is exported and imported', () =>
    fc.assert(
      fc.property(someMenu(1), (menu) => {
        const read = menuFromJson(menuJsonInSampleFormat(menu, ''));
        if (read.outcome !== 'read') throw new Error(JSON.stringify(read.problems));
        const dishes = ({ categories }: ImportedMenu) =>
          categories
            .flatMap(({ items }) => items)
            .map(({ name, description, price }) => JSON.stringify([name, description, price]))
            .toSorted();
        expect(dishes(read.menu)).toEqual(dishes(menu));
      }),
    ));
});
