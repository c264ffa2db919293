import { makeAutoObservable } from 'mobx';
import { ExportMenu, type MenuFormat } from '#application/menu/ExportMenu.ts';
import { Menus } from '#application/menu/Menus.ts';
import { newCategory } from '#domain/menu/categoryDraft.ts';
import {
  addCategory,
  addItem,
  categoryOf,
  changeCategory,
  changeItem,
  itemOf,
  moveCategory,
  moveItem,
  removeCategory,
  removeItem,
} from '#domain/menu/editMenu.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import { Draft } from '../../kit/form/Draft.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { menuText, placeText } from '../../texts/menuText.ts';
import { AvailabilityViewModel } from './items/AvailabilityViewModel.ts';
import { CategoryFormViewModel } from './categories/CategoryFormViewModel.ts';
import { ItemFormViewModel } from './items/ItemFormViewModel.ts';
import { MenuImportViewModel } from './import/MenuImportViewModel.ts';
import { MenuView } from './MenuView.ts';
import { RemovalViewModel } from './RemovalViewModel.ts';

/**
 * The Menu Builder. Categories, items and availability are saved by themselves, each with its own call. The order is
 * edited first and saved as a whole, so that many moves are one change to deploy.
 */
export class MenuViewModel {
  static readonly needs = [
    Menus,
    ExportMenu,
    AvailabilityViewModel,
    CategoryFormViewModel,
    ItemFormViewModel,
    RemovalViewModel,
    MenuImportViewModel,
  ] as const;
  readonly draft: Draft<Menu, never>;
  readonly view: MenuView;
  readonly exporting = new Task();
  /** Read out: where something is now that was moved. */
  announcement = '';
  #restaurantId = '';

  readonly #menus: Menus;
  readonly #exportMenu: ExportMenu;

  constructor(
    menus: Menus,
    exportMenu: ExportMenu,
    readonly availability: AvailabilityViewModel,
    readonly categoryForm: CategoryFormViewModel,
    readonly itemForm: ItemFormViewModel,
    readonly removal: RemovalViewModel,
    readonly importing: MenuImportViewModel,
  ) {
    this.#menus = menus;
    this.#exportMenu = exportMenu;
    this.draft = new Draft<Menu, never>({
      problems: () => ({}),
      send: async (menu) => ({ saved: await menus.save(this.#restaurantId, menu) }),
      texts: { sent: menuText.saved, failed: () => failureText.saveMenu },
    });
    this.view = new MenuView(() => this.draft.value);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The id of what was added just now, once its form is closed. */
  get added(): string | undefined {
    return this.itemForm.opened || this.categoryForm.opened ? undefined : this.view.added;
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    return this.draft.start((signal) => this.#menus.menu(restaurantId, signal));
  }

  /** To another place among the categories, counted from 0; saved with the order. */
  moveCategory(category: Category, to: number): void {
    const { value } = this.draft;
    if (!value || to < 0 || to >= value.categories.length) return;
    this.draft.edit(moveCategory(value, category.id, to));
    this.announce(placeText.moved(category.name, to, value.categories.length));
  }

  /** To another place of its category, counted from 0; saved with the order. */
  moveItem(categoryId: string, item: Item, to: number): void {
    const { value } = this.draft;
    const count = this.shown(categoryId)?.items.length ?? 0;
    if (!value || to < 0 || to >= count) return;
    this.draft.edit(moveItem(value, categoryId, item.id, to));
    this.announce(placeText.moved(item.name, to, count));
  }

  /** Has something read out. */
  announce(text: string): void {
    this.announcement = text;
  }

  /** Marks an item as available or not, at once; it goes back when that fails. */
  switchAvailability(categoryId: string, item: Item): void {
    const place = { restaurantId: this.#restaurantId, categoryId };
    const adopt = (changed: Item) => this.draft.adopt((menu) => changeItem(menu, categoryId, changed));
    this.availability.switch(place, this.known(categoryId, item), {
      show: adopt,
      done: () => this.tell(menuText.itemUpdated),
      failed: () => this.tellFailure(failureText.updateMenuItem),
    });
  }

  /** Opens the form of a category, of a new one without any. */
  openCategory(category?: Category): void {
    const { value, saved } = this.draft;
    if (!value || !saved) return;
    const restaurantId = this.#restaurantId;
    const known = category && categoryOf(saved, category.id);
    this.categoryForm.open({ restaurantId, category: known }, newCategory(value), (answer, text) => {
      this.draft.adopt((menu) => withCategory(menu, answer, known));
      if (!known) {
        this.view.showAdded(answer.id, answer.id);
        this.tellPlace(answer, this.draft.value?.categories);
      }
      this.tell(text);
    });
  }

  /** Opens the form of an item, of a new one in its category without any. */
  openItem(categoryId: string, item?: Item): void {
    const restaurantId = this.#restaurantId;
    const category = this.shown(categoryId);
    if (!category) return;
    const known = item && this.known(categoryId, item);
    this.itemForm.open({ restaurantId, category, item: known }, (answer, text) => {
      this.draft.adopt((menu) => withItem(menu, categoryId, answer));
      if (!known) {
        this.view.showAdded(categoryId, answer.id);
        this.tellPlace(answer, this.shown(categoryId)?.items);
      }
      this.tell(text);
    });
  }

  /** Asks whether to take a category with all its items, or one item of it, off the menu. */
  askRemoval(categoryId: string, item?: Item): void {
    const restaurantId = this.#restaurantId;
    const category = this.shown(categoryId);
    if (!category) return;
    this.removal.ask(
      { restaurantId, category, item },
      {
        removed: () => {
          this.draft.adopt((menu) =>
            item ? removeItem(menu, categoryId, item.id) : removeCategory(menu, categoryId),
          );
          this.tell(item ? menuText.itemDeleted : menuText.categoryDeleted);
        },
        failed: () => this.tellFailure(item ? failureText.deleteMenuItem : failureText.deleteCategory),
      },
    );
  }

  openImport(): void {
    const { value: current } = this.draft;
    if (!current) return;
    this.importing.open({
      restaurantId: this.#restaurantId,
      current,
      saved: (menu) => {
        this.draft.adopt(() => menu);
        this.tell(menuText.saved);
      },
    });
  }

  export(format: MenuFormat): void {
    const { value: menu } = this.draft;
    if (!menu) return;
    const restaurantId = this.#restaurantId;
    void this.exporting.run(() => this.#exportMenu.execute({ menu, format, restaurantId }), {
      done: () => this.tell(menuText.exported),
      failed: () => this.tellFailure(menuText.exportFailed),
    });
  }

  private shown(categoryId: string): Category | undefined {
    const { value } = this.draft;
    return value && categoryOf(value, categoryId);
  }

  /** An item as the host knows it: a move that is not saved yet is no part of what else is said of it. */
  private known(categoryId: string, item: Item): Item {
    const { saved } = this.draft;
    return (saved && itemOf(saved, categoryId, item.id)) ?? item;
  }

  private tellPlace({ id, name }: Named, among: readonly Named[] = []): void {
    const place = among.findIndex((one) => one.id === id);
    this.announce(placeText.added(name, place, among.length));
  }

  private tell(text: string): void {
    this.draft.notice.show({ text, tone: 'success' }, 'brief');
  }

  private tellFailure(text: string): void {
    this.draft.notice.show({ text, tone: 'error' }, 'brief');
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The menu with what was saved of a category; unless its display order was changed there, it keeps its place. */
function withCategory(menu: Menu, answer: Category, before: Category | undefined): Menu {
  const current = categoryOf(menu, answer.id);
  if (!current) return addCategory(menu, answer);
  const isPlaced = before === undefined || answer.displayOrder !== before.displayOrder;
  const displayOrder = isPlaced ? answer.displayOrder : current.displayOrder;
  return changeCategory(menu, answer.id, { ...answer, displayOrder });
}

function withItem(menu: Menu, categoryId: string, answer: Item): Menu {
  const isThere = itemOf(menu, categoryId, answer.id) !== undefined;
  return isThere ? changeItem(menu, categoryId, answer) : addItem(menu, categoryId, answer);
}
