import type { Category, CategoryFields, Item, ItemFields, Menu } from '#domain/menu/menu.ts';
import { port } from '../port.ts';

/**
 * A restaurant's menu. Changes go live with a deployment. Writes are rejected unless the user is an owner or
 * admin. Aborting the signal cancels a read.
 */
export interface Menus {
  /** Returns the last saved menu in display order. */
  menu(restaurantId: string, signal?: AbortSignal): Promise<Menu>;
  /**
   * Replaces the whole menu and returns the saved one. Deletes everything that the new menu lacks.
   * @param basedOn the menu before the edit; the host assigns ids to categories and items that aren't in it
   */
  save(restaurantId: string, menu: Menu, basedOn: Menu): Promise<Menu>;
  /** Adds a category without items. */
  addCategory(restaurantId: string, fields: CategoryFields): Promise<Category>;
  /** Changes a category and keeps its items. */
  changeCategory(place: CategoryPlace, fields: CategoryFields): Promise<CategoryFields>;
  /** Deletes a category with all its items. */
  removeCategory(place: CategoryPlace): Promise<void>;
  addItem(place: CategoryPlace, fields: ItemFields): Promise<Item>;
  changeItem(place: CategoryPlace, item: Item): Promise<Item>;
  removeItem(place: CategoryPlace, itemId: string): Promise<void>;
}
export const Menus = port<Menus>('Menus');

export interface CategoryPlace {
  readonly restaurantId: string;
  readonly categoryId: string;
}
