import { Failure } from '#application/Failure.ts';
import type { CategoryPlace, Menus } from '#application/menu/Menus.ts';
import {
  addCategory,
  addItem,
  categoryOf,
  changeCategory,
  changeItem,
  removeCategory,
  removeItem,
} from '#domain/menu/editMenu.ts';
import type { CategoryFields, Item, ItemFields, Menu } from '#domain/menu/menu.ts';
import { aMenu } from '../builders/menu.ts';

/**
 * The same menu for every restaurant. `trouble` makes every request fail, `calls` lists the requests, and
 * `hold` delays requests.
 */
export class FakeMenus implements Menus {
  stored: Menu;
  trouble: Failure | undefined;
  hold: Promise<void> | undefined;
  readonly calls: string[] = [];
  private lastId = 0;

  constructor(stored: Menu = aMenu()) {
    this.stored = stored;
  }

  async menu() {
    await this.take('menu');
    return this.stored;
  }

  async save(_restaurantId: string, { categories, ...menu }: Menu, basedOn: Menu) {
    await this.take('save');
    const known = new Set(
      basedOn.categories.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    );
    const hostId = (id: string) => (known.has(id) ? id : this.newId());
    this.stored = {
      ...menu,
      categories: categories.map((category) => ({
        ...category,
        id: hostId(category.id),
        items: category.items.map((item) => ({ ...item, id: hostId(item.id) })),
      })),
    };
    return this.stored;
  }

  async addCategory(_restaurantId: string, fields: CategoryFields) {
    await this.take('addCategory');
    const category = { id: this.newId(), ...fields, items: [] };
    this.stored = addCategory(this.stored, category);
    return category;
  }

  async changeCategory({ categoryId }: CategoryPlace, fields: CategoryFields) {
    await this.take('changeCategory');
    this.stored = changeCategory(this.stored, this.known(categoryId), fields);
    return fields;
  }

  async removeCategory({ categoryId }: CategoryPlace) {
    await this.take('removeCategory');
    this.stored = removeCategory(this.stored, this.known(categoryId));
  }

  async addItem({ categoryId }: CategoryPlace, fields: ItemFields) {
    await this.take('addItem');
    const item = { id: this.newId(), ...fields };
    this.stored = addItem(this.stored, this.known(categoryId), item);
    return item;
  }

  async changeItem({ categoryId }: CategoryPlace, item: Item) {
    await this.take('changeItem');
    this.stored = changeItem(this.stored, this.known(categoryId), item);
    return item;
  }

  async removeItem({ categoryId }: CategoryPlace, itemId: string) {
    await this.take('removeItem');
    this.stored = removeItem(this.stored, this.known(categoryId), itemId);
  }

  private async take(call: string) {
    this.calls.push(call);
    await this.hold;
    if (this.trouble) throw this.trouble;
  }

  private known(categoryId: string): string {
    if (!categoryOf(this.stored, categoryId)) throw new Failure('not-found', { status: 404 });
    return categoryId;
  }

  private newId(): string {
    this.lastId += 1;
    return `new-${this.lastId}`;
  }
}
