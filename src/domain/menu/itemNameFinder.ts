import { nameFinder, type NameFinder } from '#domain/shared/nameFinder.ts';
import { placedItems, type PlacedItem } from './editMenu.ts';
import type { Menu } from './menu.ts';

/** Finds items by name and alias. An item's name has priority over another item's alias. */
export function itemNameFinder(menu: Menu): NameFinder<PlacedItem> {
  const items = placedItems(menu);
  return nameFinder([
    ...items.map((placed) => [placed.item.name, placed] as const),
    ...items.flatMap((placed) => placed.item.aliases.map((alias) => [alias, placed] as const)),
  ]);
}
