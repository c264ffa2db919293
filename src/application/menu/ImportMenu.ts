import { reorderLike } from '#domain/menu/displayOrder.ts';
import type { ImportedMenu } from '#domain/menu/importedMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { planImport, type UnlistedItems } from '#domain/menu/planImport.ts';
import { Menus } from './Menus.ts';

/**
 * Saves the menu that a file asks for. A menu can only be saved as a whole, so it is read again before: of what the file is silent
 * about, all stays as others have left it since it was shown here.
 */
export class ImportMenu {
  static readonly needs = [Menus] as const;
  constructor(private readonly menus: Menus) {}

  /**
   * Gives back the menu as it is saved then.
   * @param shown in the order that it keeps
   */
  execute(restaurantId: string, shown: Menu, imported: ImportedMenu, rest: UnlistedItems): Promise<Menu> {
    return this.menus.save(restaurantId, async () => {
      const current = reorderLike(await this.menus.menu(restaurantId), shown);
      return planImport(current, imported, rest);
    });
  }
}
