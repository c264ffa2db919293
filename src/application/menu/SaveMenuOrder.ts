import { reorderLike } from '#domain/menu/displayOrder.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { Menus } from './Menus.ts';

/**
 * Saves only the order of a menu. Only whole menus can be saved, so it reloads the menu first. Items that
 * others added, changed, or removed stay as they left them.
 */
export class SaveMenuOrder {
  static readonly needs = [Menus] as const;
  constructor(private readonly menus: Menus) {}

  /** Returns the menu as saved. */
  execute(restaurantId: string, order: Menu): Promise<Menu> {
    return this.menus.save(restaurantId, async () => reorderLike(await this.menus.menu(restaurantId), order));
  }
}
