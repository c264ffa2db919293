import type { Category, CategoryFields, Item, ItemFields, Menu, UnsavedMenu } from '#domain/menu/menu.ts';
import { port } from '../port.ts';

/**
 * What a restaurant's agent can offer on the phone. What is saved goes live with a deployment. All but reading is
 * rejected for who may not administer the restaurant; a read is cancelled by its signal.
 */
export interface Menus {
  /** The menu as it was saved last, in its display order. */
  menu(restaurantId: string, signal?: AbortSignal): Promise<Menu>;
  /**
   * Saves a whole menu in place of what there was; gives it back with ids for what is new. From when `make`
   * reads what there is until that is saved, nothing else is written from this tab.
   */
  save(restaurantId: string, make: () => Promise<UnsavedMenu>): Promise<Menu>;
  /** Adds a category without items. */
  addCategory(restaurantId: string, fields: CategoryFields): Promise<Category>;
  /** Says something else of a category; its items stay. */
  changeCategory(place: CategoryPlace, fields: CategoryFields): Promise<CategoryFields>;
  /** Takes a category off the menu, and all its items with it. */
  removeCategory(place: CategoryPlace): Promise<void>;
  /** Adds an item to a category. */
  addItem(place: CategoryPlace, fields: ItemFields): Promise<Item>;
  /** Says something else of an item. */
  changeItem(place: CategoryPlace, item: Item): Promise<Item>;
  /** Takes an item off the menu. */
  removeItem(place: CategoryPlace, itemId: string): Promise<void>;
}
export const Menus = port<Menus>('Menus');

/** Which category of which restaurant. */
export interface CategoryPlace {
  readonly restaurantId: string;
  readonly categoryId: string;
}
