import { reorderLike } from '#domain/menu/displayOrder.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { Menus } from './Menus.ts';

/**
 * Saves in which order a menu is read, and nothing else of it. A menu can only be saved as a whole, so it is read again before:
 * what others have added, changed or taken off since it was opened here stays as they left it.
 */
export class SaveMenuOrder {
  static readonly needs = [Menus] as const;
  constructor(private readonly menus: Menus) {}

  /** Gives back the menu as it is saved then. */
  execute(restaurantId: string, order: Menu): Promise<Menu> {
    return this.menus.save(restaurantId, async () => reorderLike(await this.menus.menu(restaurantId), order));
  }
}
