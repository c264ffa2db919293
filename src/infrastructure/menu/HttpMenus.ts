import type { CategoryPlace, Menus } from '#application/menu/Menus.ts';
import type { CategoryFields, Item, ItemFields, UnsavedMenu } from '#domain/menu/menu.ts';
import { anyReply } from '../http/Api.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { MenuWriteLock } from './MenuWriteLock.ts';
import {
  CategoryFieldsReply,
  CategoryReply,
  itemBody,
  ItemReply,
  menuBody,
  MenuReply,
  SavedMenuReply,
} from './wire.ts';

export class HttpMenus implements Menus {
  static readonly needs = [SignedInApi] as const;
  /** Locks by restaurant id. */
  private readonly writes = new Map<string, MenuWriteLock>();

  constructor(private readonly api: SignedInApi) {}

  menu(restaurantId: string, signal?: AbortSignal) {
    return this.api.get(menuOf(restaurantId), MenuReply, signal);
  }

  save(restaurantId: string, make: () => Promise<UnsavedMenu>) {
    return this.writesOf(restaurantId).exclusive(async () =>
      this.api.put(menuOf(restaurantId), menuBody(await make()), SavedMenuReply),
    );
  }

  addCategory(restaurantId: string, fields: CategoryFields) {
    return this.writesOf(restaurantId).shared(() =>
      this.api.post(`${menuOf(restaurantId)}/categories`, fields, CategoryReply),
    );
  }

  changeCategory(place: CategoryPlace, fields: CategoryFields) {
    return this.writesOf(place.restaurantId).shared(() =>
      this.api.put(categoryAt(place), fields, CategoryFieldsReply),
    );
  }

  removeCategory(place: CategoryPlace) {
    return this.writesOf(place.restaurantId).shared(() =>
      this.api.delete(categoryAt(place), undefined, anyReply),
    );
  }

  addItem(place: CategoryPlace, fields: ItemFields) {
    return this.writesOf(place.restaurantId).shared(() =>
      this.api.post(`${categoryAt(place)}/items`, itemBody(fields), ItemReply),
    );
  }

  changeItem(place: CategoryPlace, item: Item) {
    return this.writesOf(place.restaurantId).shared(() =>
      this.api.put(itemAt(place, item.id), itemBody(item), ItemReply),
    );
  }

  removeItem(place: CategoryPlace, itemId: string) {
    return this.writesOf(place.restaurantId).shared(() =>
      this.api.delete(itemAt(place, itemId), undefined, anyReply),
    );
  }

  private writesOf(restaurantId: string): MenuWriteLock {
    const writes = this.writes.get(restaurantId) ?? new MenuWriteLock();
    this.writes.set(restaurantId, writes);
    return writes;
  }
}

const menuOf = (restaurantId: string) => path`/api/companies/restaurants/${restaurantId}/menu`;

const categoryAt = ({ restaurantId, categoryId }: CategoryPlace) =>
  menuOf(restaurantId) + path`/categories/${categoryId}`;

const itemAt = (place: CategoryPlace, itemId: string) => categoryAt(place) + path`/items/${itemId}`;
