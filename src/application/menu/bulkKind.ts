import { changeableItems, changeItems, type BulkChange } from '#domain/menu/bulkChange.ts';
import { categoryOf } from '#domain/menu/editMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Menus } from './Menus.ts';

interface Selected {
  readonly restaurantId: string;
  readonly ids: ReadonlySet<string>;
  readonly change: BulkChange;
}

/**
 * One change to many items, saved with one request. Everything else in the menu stays as it is now. Nothing
 * is sent if the items are already as wanted, or if the category to move them to was deleted. (see rule:
 * bulk changes)
 */
export const bulkKind = (
  menus: Menus,
  { restaurantId, ids, change }: Selected,
): SettingsKind<Menu, never> => ({
  target: { restaurantId, area: 'menu' },
  check: () => undefined,
  normalize: (menu) => menu,
  merge: (base, _mine, theirs) => ({
    value: changeItems(theirs, changeableItems(base, theirs, ids, change), change),
    conflicts: [],
  }),
  async read() {
    const menu = await menus.menu(restaurantId);
    return change.kind === 'move' && !categoryOf(menu, change.categoryId) ? undefined : menu;
  },
  write: async (merged, theirs) => ({
    saved: merged === theirs ? theirs : await menus.save(restaurantId, merged, theirs),
    answer: undefined,
  }),
});
