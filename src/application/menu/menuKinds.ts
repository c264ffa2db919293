import { changeableItems, changeItems, type BulkChange } from '#domain/menu/bulkChange.ts';
import { mergeMenuOrder, mergeMenus } from '#domain/menu/displayOrder.ts';
import { categoryOf } from '#domain/menu/editMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { toReadResult, type EditKind } from '../settings/EditKind.ts';
import type { Menus } from './Menus.ts';

/**
 * How categories and items are sorted. The host can save only a whole menu, so a save includes everything
 * else in its current state.
 */
export const menuSortingEditKind = (
  menus: Menus,
  restaurantId: string,
): EditKind<Menu, never, undefined, Menu> => ({
  restaurantId,
  area: 'menu',
  merge: mergeMenuOrder,
  read: async (signal) => toReadResult(await menus.menu(restaurantId, signal)),
  write: async (merged, theirs) => ({
    saved: await menus.save(restaurantId, merged, theirs),
    answer: undefined,
  }),
});

interface Selected {
  readonly restaurantId: string;
  readonly ids: ReadonlySet<string>;
  readonly change: BulkChange;
}

/**
 * One change to many items, saved with one request. Everything else in the menu keeps its current values.
 * Sends nothing if nothing would change, or if the target category was deleted. (see rule: bulk changes)
 */
export const bulkItemsEditKind = (
  menus: Menus,
  { restaurantId, ids, change }: Selected,
): EditKind<Menu, never, undefined, Menu> => ({
  ...menuSortingEditKind(menus, restaurantId),
  merge: (base, _mine, theirs) => ({
    value: changeItems(theirs, changeableItems(base, theirs, ids, change), change),
    conflicts: [],
  }),
  async read() {
    const menu = await menus.menu(restaurantId);
    return change.kind === 'move' && !categoryOf(menu, change.categoryId) ? undefined : toReadResult(menu);
  },
});

/** A whole menu after an import. Keeps other users' changes to everything that the file doesn't contain. */
export const menuImportEditKind = (
  menus: Menus,
  restaurantId: string,
): EditKind<Menu, never, Menu, Menu> => ({
  restaurantId,
  area: 'menu',
  merge: mergeMenus,
  read: async () => toReadResult(await menus.menu(restaurantId)),
  async write(merged, theirs) {
    const saved = await menus.save(restaurantId, merged, theirs);
    return { saved, answer: saved };
  },
});
