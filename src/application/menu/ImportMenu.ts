import { reorderLike } from '#domain/menu/displayOrder.ts';
import type { ImportedMenu } from '#domain/menu/importedMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { planImport, type UnlistedItems } from '#domain/menu/planImport.ts';
import { Menus } from './Menus.ts';

/**
 * Saves the menu from an import file. Only whole menus can be saved, so it reloads the menu first. Anything
 * the file omits stays as others left it.
 */
export class ImportMenu {
  static readonly needs = [Menus] as const;
  constructor(private readonly menus: Menus) {}

  /**
   * Returns the menu as saved.
   * @param shown sets the order of items
   */
  execute(restaurantId: string, shown: Menu, imported: ImportedMenu, rest: UnlistedItems): Promise<Menu> {
    return this.menus.save(restaurantId, async () => {
      const current = reorderLike(await this.menus.menu(restaurantId), shown);
      return planImport(current, imported, rest);
    });
  }
}
