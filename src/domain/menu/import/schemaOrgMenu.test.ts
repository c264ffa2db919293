import { describe, expect, it } from 'vitest';
import { menuFromSchemaOrg } from './schemaOrgMenu.ts';

const dish = (name: string, ...prices: readonly string[]) => ({
  '@type': 'MenuItem',
  name,
  offers: prices.map((price) => ({ '@type': 'Offer', price })),
});
const menu = {
  '@context': 'https://schema.org',
  '@type': 'Menu',
  name: 'Dinner',
  hasMenuSection: [{ '@type': 'MenuSection', name: 'Pasta', hasMenuItem: [dish('Orecchiette', '14.00')] }],
};
const orecchiette = [{ name: 'Pasta', items: [{ name: 'Orecchiette', price: 14 }] }];
const categoriesOf = (json: unknown) => {
  const reading = menuFromSchemaOrg(json);
  return reading?.outcome === 'read' ? reading.menu.categories : reading;
};

// (rule: published menus)
describe('A menu of schema.org', () => {
  it('is read wherever it is in the file', () => {
    for (const [what, json] of [
      ['alone', menu],
      ['in a restaurant', { '@type': 'Restaurant', hasMenu: menu }],
      ['in a graph', { '@graph': [{ '@type': 'WebPage' }, { '@type': ['Restaurant'], hasMenu: [menu] }] }],
      ['in a list', [menu]],
      ['without types', { hasMenuSection: menu.hasMenuSection[0] }],
    ] as const)
      expect(categoriesOf(json), what).toMatchObject(orecchiette);
  });

  it('reads sections in sections, and items without section', () => {
    const wine = { name: 'Wine', hasMenuSection: { name: 'Red', hasMenuItem: dish('Barolo', '42') } };
    const json = { ...menu, hasMenuItem: dish('Bread', '3'), hasMenuSection: [wine] };
    expect(categoriesOf(json)).toMatchObject([
      { name: 'Dinner', items: [{ name: 'Bread', dietary: undefined }] },
      { name: 'Red', items: [{ name: 'Barolo' }] },
    ]);
  });

  it('makes an item of every offer', () => {
    const offers = [
      { name: 'Glass', price: 9 },
      { name: 'Bottle', priceSpecification: { price: '42,00' } },
    ];
    expect(categoriesOf({ '@type': 'Menu', hasMenuItem: { name: 'Barolo', offers } })).toMatchObject([
      {
        items: [
          { name: 'Barolo (Glass)', price: 9 },
          { name: 'Barolo (Bottle)', price: 42 },
        ],
      },
    ]);
  });

  it('reads diets and pictures', () => {
    const item = {
      ...dish('Tofu', '9'),
      suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet', 'LowFatDiet'],
      image: { url: 'https://aurora.example/tofu.jpg' },
    };
    expect(categoriesOf({ ...menu, hasMenuItem: item, hasMenuSection: [] })).toMatchObject([
      {
        items: [
          {
            dietary: [{ type: 'vegan' }, { type: 'gluten-free' }],
            imageUrl: 'https://aurora.example/tofu.jpg',
          },
        ],
      },
    ]);
  });

  it('lists items without price, and items with additions', () => {
    const fish = { ...dish('Fish', 'market price'), menuAddOn: { name: 'Lemon' } };
    const odd = [
      { name: 'Tea', offers: { price: {} } },
      { name: 'Cake', offers: { price: -3 } },
    ];
    const json = { ...menu, hasMenuItem: [dish('Soup'), fish, ...odd, dish('Bread', '3')] };
    expect(menuFromSchemaOrg(json)).toMatchObject({
      skipped: [
        { rule: 'no-price', name: 'Soup', category: 'Dinner', place: 1 },
        { rule: 'no-fixed-price', name: 'Fish', place: 2, text: 'market price' },
        { rule: 'no-price', name: 'Tea', place: 3, text: '' },
        { rule: 'not-a-price', name: 'Cake', place: 4, text: '-3' },
      ],
      notes: [{ remark: 'modifiers-left-out', name: 'Fish', text: 'Lemon' }],
    });
  });

  it('is no other JSON, and not nested without end', () => {
    expect(menuFromSchemaOrg({ '@type': 'Recipe', name: 'Pie' })).toBeUndefined();
    expect(menuFromSchemaOrg('Menu')).toBeUndefined();
    let deep: unknown = menu;
    for (let depth = 0; depth < 1000; depth += 1) deep = { hasMenu: deep };
    expect(menuFromSchemaOrg(deep)).toBeUndefined();
    expect(menuFromSchemaOrg({ '@type': 'Menu' })).toMatchObject({ problems: [{ rule: 'nothing-in-it' }] });
  });
});
