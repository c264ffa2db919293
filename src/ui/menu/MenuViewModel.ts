import { makeAutoObservable } from 'mobx';
import { AddCategory } from '#application/menu/AddCategory.ts';
import { AddItem } from '#application/menu/AddItem.ts';
import { categoryKind } from '#application/menu/categoryKind.ts';
import { ExportMenu, type MenuFormat } from '#application/menu/ExportMenu.ts';
import { itemKind } from '#application/menu/itemKind.ts';
import { Menus } from '#application/menu/Menus.ts';
import { orderKind } from '#application/menu/orderKind.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { draftOfCategory, newCategory } from '#domain/menu/categoryDraft.ts';
import { mergeMenuOrder } from '#domain/menu/displayOrder.ts';
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
import { PendingChangesViewModel } from '../deployments/PendingChangesViewModel.ts';
import { FormController } from '../forms/FormController.ts';
import { refreshOnChanges } from '../forms/refreshOnChanges.ts';
import { Task } from '../kit/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { menuText, positionText } from '../texts/menuText.ts';
import { AvailabilityViewModel } from './items/AvailabilityViewModel.ts';
import { MenuImportViewModel } from './import/MenuImportViewModel.ts';
import { categoryForms, itemForms, MenuForm, type CategoryForm, type ItemForm } from './MenuForm.ts';
import { MenuView } from './MenuView.ts';
import { RemovalViewModel } from './RemovalViewModel.ts';

/**
 * A restaurant's menu. Categories, items, and availability are saved separately. The order is edited first
 * and saved as a whole, so many moves become one pending change.
 */
export class MenuViewModel {
  static readonly needs = [
    Menus,
    SaveSettings,
    AddCategory,
    AddItem,
    ExportMenu,
    RestaurantEvents,
    ToastsViewModel,
    PendingChangesViewModel,
    AvailabilityViewModel,
    RemovalViewModel,
    MenuImportViewModel,
  ] as const;
  /** The menu, of which only the order is edited here. */
  readonly form: FormController<Menu, never>;
  readonly view: MenuView;
  readonly exporting = new Task();
  categoryForm: CategoryForm | undefined;
  itemForm: ItemForm | undefined;
  /** Announcement of a moved item's position. */
  announcement = '';
  #restaurantId = '';

  constructor(
    private readonly menus: Menus,
    private readonly saveSettings: SaveSettings,
    private readonly addCategory: AddCategory,
    private readonly addItem: AddItem,
    private readonly exportMenu: ExportMenu,
    private readonly events: RestaurantEvents,
    private readonly toasts: ToastsViewModel,
    private readonly pending: PendingChangesViewModel,
    readonly availability: AvailabilityViewModel,
    readonly removal: RemovalViewModel,
    readonly importing: MenuImportViewModel,
  ) {
    this.form = new FormController<Menu, never>({
      problems: () => ({}),
      textsOf: () => ({}),
      merge: mergeMenuOrder,
      save: (base, edited) =>
        saveSettings.execute({ kind: orderKind(menus, this.#restaurantId), base, edited }),
      ...this.conflictOptions,
      texts: { sent: menuText.saved, failed: () => failureText.saveMenu },
    });
    this.view = new MenuView(() => this.form.fields.value);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Id of the item just added, once its form is closed. */
  get added(): string | undefined {
    return this.itemForm || this.categoryForm ? undefined : this.view.added;
  }

  /** The number of items and categories that could not be read. Saves keep them. */
  get unreadable(): number {
    const { categories = [], unreadableCategories = [] } = this.form.fields.value ?? {};
    const inCategories = categories.map(({ unreadableItems = [] }) => unreadableItems.length);
    return inCategories.reduce((sum, count) => sum + count, unreadableCategories.length);
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    const stop = this.form.start((signal) => this.menus.menu(restaurantId, signal), this.toasts.notice);
    const unfollow = refreshOnChanges(this.events, restaurantId, ['menu', 'details'], this);
    return () => {
      stop();
      unfollow();
    };
  }

  refresh(): void {
    this.form.refresh();
  }

  /** Moves a category to a zero-based position. Saved with the order. */
  moveCategory(category: Category, to: number): void {
    const { value } = this.form.fields;
    if (!value || to < 0 || to >= value.categories.length) return;
    this.form.fields.edit(moveCategory(value, category.id, to));
    this.announcement = positionText.moved(category.name, to, value.categories.length);
  }

  /** Moves an item to a zero-based position in its category. Saved with the order. */
  moveItem(categoryId: string, item: Item, to: number): void {
    const { value } = this.form.fields;
    const count = this.shown(categoryId)?.items.length ?? 0;
    if (!value || to < 0 || to >= count) return;
    this.form.fields.edit(moveItem(value, categoryId, item.id, to));
    this.announcement = positionText.moved(item.name, to, count);
  }

  /** Toggles an item's availability as an optimistic update, rolled back on failure. */
  switchAvailability(categoryId: string, item: Item): void {
    const place = { restaurantId: this.#restaurantId, categoryId };
    this.availability.switch(this.form, place, this.known(categoryId, item));
  }

  /** Opens the form of a category, or of a new one. */
  openCategory(category?: Category): void {
    const { value, saved } = this.form.fields;
    if (!value || !saved) return;
    const restaurantId = this.#restaurantId;
    const known = category && categoryOf(saved, category.id);
    const form: CategoryForm = new MenuForm({
      kind: categoryForms,
      known,
      initial: known ? draftOfCategory(known) : newCategory(value),
      newTitle: 'New category',
      add: async (draft) => {
        const outcome = await this.addCategory.execute(restaurantId, draft);
        if (outcome.outcome === 'invalid') return outcome;
        return { outcome: 'saved', saved: draftOfCategory(outcome.category), answer: outcome.category };
      },
      change: ({ id }, base, edited) =>
        this.saveSettings.execute({ kind: categoryKind(this.menus, restaurantId, id), base, edited }),
      saved: (answer, text) => {
        this.form.notice.success(text, 'brief');
        if (!answer) return this.refresh();
        this.form.merge((menu) => upsertCategory(menu, answer, known));
        if (!known) this.showAdded(answer.id, answer, this.form.fields.value?.categories);
      },
      notice: this.form.notice,
      ...this.conflictOptions,
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
      kind: itemForms,
      known,
      initial: known ? draftOfItem(known) : NEW_ITEM,
      newTitle: `New item in ${category.name}`,
      add: async (draft) => {
        const outcome = await this.addItem.execute({ restaurantId, category, draft });
        if (outcome.outcome === 'invalid') return outcome;
        return { outcome: 'saved', saved: draftOfItem(outcome.item), answer: outcome.item };
      },
      change: ({ id }, base, edited) =>
        this.saveSettings.execute({ kind: itemKind(this.menus, restaurantId, id), base, edited }),
      saved: (answer, text) => {
        this.form.notice.success(text, 'brief');
        if (!answer) return this.refresh();
        this.form.merge((menu) => upsertItem(menu, categoryId, answer));
        if (!known) this.showAdded(categoryId, answer, this.shown(categoryId)?.items);
      },
      notice: this.form.notice,
      ...this.conflictOptions,
      close: () => this.closeForm(form),
    });
    this.itemForm = form;
  }

  askRemoval(categoryId: string, item?: Item): void {
    const category = this.shown(categoryId);
    if (!category) return;
    this.removal.confirmation.ask({ menu: this.form, restaurantId: this.#restaurantId, category, item });
  }

  openImport(): void {
    if (this.form.fields.value) this.importing.open({ restaurantId: this.#restaurantId, menu: this.form });
  }

  export(format: MenuFormat): void {
    const { value: menu } = this.form.fields;
    if (!menu) return;
    const restaurantId = this.#restaurantId;
    const endings = {
      done: () => this.form.notice.success(menuText.exported, 'brief'),
      failed: () => this.form.notice.error(menuText.exportFailed, 'brief'),
    };
    void this.exporting.run(() => this.exportMenu.execute({ menu, format, restaurantId }), endings, format);
  }

  /** Whether this panel is writing. It shows the results of its own writes itself. */
  isSaving(): boolean {
    const { form, categoryForm, itemForm, removal, importing } = this;
    const tasks = [
      form.saving,
      categoryForm?.form.saving,
      itemForm?.form.saving,
      removal.confirmation.working,
      importing.saving,
    ];
    return tasks.some((task) => task?.inFlight) || this.availability.isAnyInFlight;
  }

  private get conflictOptions() {
    return { lastAuthor: () => this.pending.lastAuthor('menu'), onConflict: this.pending.reload };
  }

  private shown(categoryId: string): Category | undefined {
    const { value } = this.form.fields;
    return value && categoryOf(value, categoryId);
  }

  /** Returns an item as last saved, because unsaved moves must not be sent with other edits. */
  private known(categoryId: string, item: Item): Item {
    const { saved } = this.form.fields;
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
