import { makeAutoObservable } from 'mobx';
import { ExportMenu, type MenuFormat } from '#application/menu/ExportMenu.ts';
import { Menus } from '#application/menu/Menus.ts';
import { SaveCategory } from '#application/menu/SaveCategory.ts';
import { SaveItem } from '#application/menu/SaveItem.ts';
import { SaveMenuOrder } from '#application/menu/SaveMenuOrder.ts';
import { draftOfCategory, newCategory } from '#domain/menu/categoryDraft.ts';
import {
  categoryOf,
  itemOf,
  moveCategory,
  moveItem,
  upsertCategory,
  upsertItem,
} from '#domain/menu/editMenu.ts';
import { draftOfItem, NEW_ITEM } from '#domain/menu/itemDraft.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import { Draft } from '../forms/Draft.ts';
import { Task } from '../kit/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { menuText, positionText } from '../texts/menuText.ts';
import { AvailabilityViewModel } from './items/AvailabilityViewModel.ts';
import { MenuImportViewModel } from './import/MenuImportViewModel.ts';
import { categoryKind, itemKind, MenuForm, type CategoryForm, type ItemForm } from './MenuForm.ts';
import { MenuView } from './MenuView.ts';
import { RemovalViewModel } from './RemovalViewModel.ts';

/**
 * A restaurant's menu. Categories, items, and availability are saved separately. The order is edited first
 * and saved as a whole, so many moves become one pending change.
 */
export class MenuViewModel {
  static readonly needs = [
    Menus,
    ExportMenu,
    SaveCategory,
    SaveItem,
    SaveMenuOrder,
    AvailabilityViewModel,
    RemovalViewModel,
    MenuImportViewModel,
  ] as const;
  readonly draft: Draft<Menu, never>;
  readonly view: MenuView;
  readonly exporting = new Task();
  categoryForm: CategoryForm | undefined;
  itemForm: ItemForm | undefined;
  /** Announcement of a moved item's position. */
  announcement = '';
  #restaurantId = '';

  constructor(
    private readonly menus: Menus,
    private readonly exportMenu: ExportMenu,
    private readonly saveCategory: SaveCategory,
    private readonly saveItem: SaveItem,
    saveOrder: SaveMenuOrder,
    readonly availability: AvailabilityViewModel,
    readonly removal: RemovalViewModel,
    readonly importing: MenuImportViewModel,
  ) {
    this.draft = new Draft<Menu, never>({
      problems: () => ({}),
      send: async (menu) => ({ saved: await saveOrder.execute(this.#restaurantId, menu) }),
      texts: { sent: menuText.saved, failed: () => failureText.saveMenu },
    });
    this.view = new MenuView(() => this.draft.value);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Id of the item just added, once its form is closed. */
  get added(): string | undefined {
    return this.itemForm || this.categoryForm ? undefined : this.view.added;
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    return this.draft.start((signal) => this.menus.menu(restaurantId, signal));
  }

  refresh(): void {
    this.draft.refresh();
  }

  /** Moves a category to a zero-based position. Saved with the order. */
  moveCategory(category: Category, to: number): void {
    const { value } = this.draft;
    if (!value || to < 0 || to >= value.categories.length) return;
    this.draft.edit(moveCategory(value, category.id, to));
    this.announcement = positionText.moved(category.name, to, value.categories.length);
  }

  /** Moves an item to a zero-based position in its category. Saved with the order. */
  moveItem(categoryId: string, item: Item, to: number): void {
    const { value } = this.draft;
    const count = this.shown(categoryId)?.items.length ?? 0;
    if (!value || to < 0 || to >= count) return;
    this.draft.edit(moveItem(value, categoryId, item.id, to));
    this.announcement = positionText.moved(item.name, to, count);
  }

  /** Toggles an item's availability as an optimistic update, rolled back on failure. */
  switchAvailability(categoryId: string, item: Item): void {
    const place = { restaurantId: this.#restaurantId, categoryId };
    this.availability.switch(this.draft, place, this.known(categoryId, item));
  }

  /** Opens the form of a category, or of a new one. */
  openCategory(category?: Category): void {
    const { value, saved } = this.draft;
    if (!value || !saved) return;
    const restaurantId = this.#restaurantId;
    const known = category && categoryOf(saved, category.id);
    const form: CategoryForm = new MenuForm({
      kind: categoryKind,
      known,
      initial: known ? draftOfCategory(known) : newCategory(value),
      newTitle: 'New category',
      save: async (draft, current) => {
        const outcome = await this.saveCategory.execute({ restaurantId, category: current, draft });
        return outcome.outcome === 'saved' ? { saved: outcome.category } : outcome;
      },
      saved: (answer, text) => {
        this.draft.mergeSaved((menu) => upsertCategory(menu, answer, known));
        if (!known) this.showAdded(answer.id, answer, this.draft.value?.categories);
        this.draft.notice.success(text, 'brief');
      },
      notice: this.draft.notice,
      close: () => this.closeForm(form),
    });
    this.categoryForm = form;
  }

  /** Opens the form of an item, or of a new one in its category. */
  openItem(categoryId: string, item?: Item): void {
    const restaurantId = this.#restaurantId;
    const category = this.shown(categoryId);
    if (!category) return;
    const known = item && this.known(categoryId, item);
    const form: ItemForm = new MenuForm({
      kind: itemKind,
      known,
      initial: known ? draftOfItem(known) : NEW_ITEM,
      newTitle: `New item in ${category.name}`,
      save: async (draft, current) => {
        const outcome = await this.saveItem.execute({ restaurantId, category, item: current, draft });
        return outcome.outcome === 'saved' ? { saved: outcome.item } : outcome;
      },
      saved: (answer, text) => {
        this.draft.mergeSaved((menu) => upsertItem(menu, categoryId, answer));
        if (!known) this.showAdded(categoryId, answer, this.shown(categoryId)?.items);
        this.draft.notice.success(text, 'brief');
      },
      notice: this.draft.notice,
      close: () => this.closeForm(form),
    });
    this.itemForm = form;
  }

  askRemoval(categoryId: string, item?: Item): void {
    const category = this.shown(categoryId);
    if (!category) return;
    this.removal.confirmation.ask({ menu: this.draft, restaurantId: this.#restaurantId, category, item });
  }

  openImport(): void {
    if (this.draft.value) this.importing.open({ restaurantId: this.#restaurantId, menu: this.draft });
  }

  export(format: MenuFormat): void {
    const { value: menu } = this.draft;
    if (!menu) return;
    const restaurantId = this.#restaurantId;
    const endings = {
      done: () => this.draft.notice.success(menuText.exported, 'brief'),
      failed: () => this.draft.notice.error(menuText.exportFailed, 'brief'),
    };
    void this.exporting.run(() => this.exportMenu.execute({ menu, format, restaurantId }), endings, format);
  }

  private shown(categoryId: string): Category | undefined {
    const { value } = this.draft;
    return value && categoryOf(value, categoryId);
  }

  /** Returns an item as last saved, because unsaved moves must not be sent with other edits. */
  private known(categoryId: string, item: Item): Item {
    const { saved } = this.draft;
    return (saved && itemOf(saved, categoryId, item.id)) ?? item;
  }

  /** Leaves another form open that was opened meanwhile. */
  private closeForm(form: CategoryForm | ItemForm): void {
    if (this.categoryForm === form) this.categoryForm = undefined;
    if (this.itemForm === form) this.itemForm = undefined;
  }

  /** Opens and highlights a new item, and announces its position. */
  private showAdded(categoryId: string, { id, name }: Named, among: readonly Named[] = []): void {
    this.view.showAdded(categoryId, id);
    const place = among.findIndex((one) => one.id === id);
    this.announcement = positionText.added(name, place, among.length);
  }
}

type Named = Pick<Item, 'id' | 'name'>;
