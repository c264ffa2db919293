import type { MenuComparison } from './compareMenus.ts';
import type { Menu } from './menu.ts';

/** The number of items or categories that an import deletes. */
export interface Removal {
  readonly removed: number;
  readonly of: number;
  readonly noun: 'item' | 'category';
}

/**
 * Returns how many items an import deletes, if that is more than a tenth of all items. For a menu without
 * items, counts categories. Such an import needs a second confirmation. (rule: large removal)
 */
export function largeRemoval({ categories }: Menu, changes: MenuComparison): Removal | undefined {
  const items = categories.reduce((sum, category) => sum + category.items.length, 0);
  const removal: Removal =
    items > 0
      ? { removed: changes.items.removed.length, of: items, noun: 'item' }
      : { removed: changes.categories.removed.length, of: categories.length, noun: 'category' };
  return removal.removed * 10 > removal.of ? removal : undefined;
}
