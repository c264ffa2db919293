import type { Menu } from './menu.ts';

const SECTIONS: readonly { readonly key: string; readonly category: string }[] = [
  { key: 'appetizers', category: 'Appetizers' },
  { key: 'entrees', category: 'Entrees' },
  { key: 'desserts', category: 'Desserts' },
  { key: 'beverages', category: 'Beverages' },
];

export function categoryNameOf(section: string): string {
  return SECTIONS.find(({ key }) => key === section)?.category ?? section;
}

/**
 * Exports the menu in the format of the sample menu: sections, with only the name, description, and price of
 * each item. Merges categories with the same name.
 */
export function menuJsonInSampleFormat({ categories }: Menu, businessName: string): string {
  const sections = categories.map(({ name, items }) => ({
    key: sectionOf(name),
    dishes: items.map((item) => ({ name: item.name, description: item.description, price: item.price })),
  }));
  const menu = Object.fromEntries(
    [...Map.groupBy(sections, ({ key }) => key)].map(([key, alike]) => [
      key,
      alike.flatMap(({ dishes }) => dishes),
    ]),
  );
  return JSON.stringify({ businessName, menu }, undefined, 2);
}

function sectionOf(category: string): string {
  return SECTIONS.find((section) => section.category === category)?.key ?? category;
}
