import { mergeMenus } from '#domain/menu/displayOrder.ts';
import type { Menu, UnsavedMenu } from '#domain/menu/menu.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Menus } from './Menus.ts';

/**
 * A whole menu, as an import changes it. Anything the file omits stays as others left it. The host answers
 * with the menu.
 */
export function importKind(menus: Menus, restaurantId: string): SettingsKind<UnsavedMenu, never, Menu> {
  let current: Menu | undefined;
  return {
    target: { restaurantId, area: 'menu' },
    check: () => undefined,
    normalize: (menu) => menu,
    merge: mergeMenus,
    async read() {
      current = await menus.menu(restaurantId);
      return current;
    },
    async write(merged) {
      const saved = await menus.save(restaurantId, merged, current);
      return { saved, answer: saved };
    },
  };
}
