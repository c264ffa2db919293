import type { CategoryPlace, Menus } from '#application/menu/Menus.ts';
import type { CategoryFields, Item, ItemFields, Menu } from '#domain/menu/menu.ts';
import { anyReply } from '../http/Api.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { SwitchOffTimesStore } from './SwitchOffTimesStore.ts';
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
  static readonly needs = [SignedInApi, SwitchOffTimesStore] as const;
  constructor(
    private readonly api: SignedInApi,
    private readonly switchOffs: SwitchOffTimesStore,
  ) {}

  async menu(restaurantId: string, signal?: AbortSignal) {
    return this.switchOffs.read(restaurantId, await this.api.get(menuOf(restaurantId), MenuReply, signal));
  }

  save(restaurantId: string, menu: Menu, basedOn: Menu) {
    const saving = this.api.put(menuOf(restaurantId), menuBody(menu, basedOn), SavedMenuReply, basedOn);
    return this.switchOffs.saveMenu(restaurantId, basedOn, saving);
  }

  addCategory(restaurantId: string, fields: CategoryFields) {
    return this.api.post(`${menuOf(restaurantId)}/categories`, fields, CategoryReply);
  }

  changeCategory(place: CategoryPlace, fields: CategoryFields) {
    return this.api.put(categoryAt(place), fields, CategoryFieldsReply);
  }

  removeCategory(place: CategoryPlace) {
    return this.api.delete(categoryAt(place), undefined, anyReply);
  }

  addItem(place: CategoryPlace, fields: ItemFields) {
    return this.api.post(`${categoryAt(place)}/items`, itemBody(fields), ItemReply);
  }

  changeItem(place: CategoryPlace, item: Item) {
    return this.switchOffs.saveItem(place, this.api.put(itemAt(place, item.id), itemBody(item), ItemReply));
  }

  removeItem(place: CategoryPlace, itemId: string) {
    return this.api.delete(itemAt(place, itemId), undefined, anyReply);
  }
}

const menuOf = (restaurantId: string) => path`/api/companies/restaurants/${restaurantId}/menu`;

const categoryAt = ({ restaurantId, categoryId }: CategoryPlace) =>
  menuOf(restaurantId) + path`/categories/${categoryId}`;

const itemAt = (place: CategoryPlace, itemId: string) => categoryAt(place) + path`/items/${itemId}`;
