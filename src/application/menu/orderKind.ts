import { mergeMenuOrder } from '#domain/menu/displayOrder.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Menus } from './Menus.ts';

/** The order of a menu. Only whole menus can be saved, so everything else in it stays as it is now. */
export const orderKind = (menus: Menus, restaurantId: string): SettingsKind<Menu, never> => ({
  target: { restaurantId, area: 'menu' },
  check: () => undefined,
  normalize: (menu) => menu,
  merge: mergeMenuOrder,
  read: () => menus.menu(restaurantId),
  write: async (merged, theirs) => ({
    saved: await menus.save(restaurantId, merged, theirs),
    answer: undefined,
  }),
});
