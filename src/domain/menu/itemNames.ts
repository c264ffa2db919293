import { phrasesOf, type Phrases } from '#domain/shared/phrases.ts';
import type { PlacedItem } from './editMenu.ts';
import type { Menu } from './menu.ts';

/** Returns all items with their categories, in menu order. */
export function placedItems({ categories }: Menu): readonly PlacedItem[] {
  return categories.flatMap(({ id: categoryId, items }) => items.map((item) => ({ categoryId, item })));
}

/** Finds items by their names and aliases. An item's own name comes before another's alias. */
export function itemNames(menu: Menu): Phrases<PlacedItem> {
  const items = placedItems(menu);
  return phrasesOf([
    ...items.map((placed) => [placed.item.name, placed] as const),
    ...items.flatMap((placed) => placed.item.aliases.map((alias) => [alias, placed] as const)),
  ]);
}
