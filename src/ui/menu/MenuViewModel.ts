import { makeAutoObservable } from 'mobx';
import { ExportMenu, type MenuFormat } from '#application/menu/ExportMenu.ts';
import { Menus } from '#application/menu/Menus.ts';
import { menuSortingEditKind } from '#application/menu/menuKinds.ts';
import type { BulkChange } from '#domain/menu/bulkChange.ts';
import { categoryOf, itemOf, moveCategory, moveItem } from '#domain/menu/editMenu.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import { Editor } from '../forms/Editor.ts';
import { EditorServices } from '../forms/EditorServices.ts';
import { Task } from '../kit/state/Task.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { saveMenuTexts, menuText, moveAnnouncementText } from '../texts/menuText.ts';
import { AvailabilityViewModel } from './items/AvailabilityViewModel.ts';
import { MenuImportViewModel } from './import/MenuImportViewModel.ts';
import { MenuForms } from './MenuForms.ts';
import { VisibleMenuPart } from './VisibleMenuPart.ts';
import { RemovalViewModel } from './RemovalViewModel.ts';
import { SelectionViewModel } from './selection/SelectionViewModel.ts';

/**
 * The menu of a restaurant. Categories, items, and availability are saved separately. Moves change the sort
 * order, which is then saved as a whole, so that many moves become one pending change.
 */
export class MenuViewModel {
  static readonly needs = [
    Menus,
    ExportMenu,
    EditorServices,
    UndoViewModel,
    AvailabilityViewModel,
    SelectionViewModel,
    RemovalViewModel,
    MenuImportViewModel,
  ] as const;
  /** The form of the menu, which edits only the sort order. */
  readonly form: Editor<Menu, never>;
  readonly forms: MenuForms;
  readonly view: VisibleMenuPart;
  readonly exporting = new Task();
  /** Announces the new position of a moved item. */
  announcement = '';
  #restaurantId = '';

  constructor(
    private readonly menus: Menus,
    private readonly exportMenu: ExportMenu,
    services: EditorServices,
    undo: UndoViewModel,
    readonly availability: AvailabilityViewModel,
    readonly selection: SelectionViewModel,
    readonly removal: RemovalViewModel,
    readonly importing: MenuImportViewModel,
  ) {
    this.form = new Editor<Menu, never>(services, { texts: saveMenuTexts });
    this.forms = new MenuForms({
      menus,
      services,
      undo,
      menu: this.form,
      onAdded: (...added) => this.showAdded(...added),
    });
    this.view = new VisibleMenuPart(() => this.menu);
    makeAutoObservable(this, { forms: false }, { autoBind: true });
  }

  /** The menu as shown, without categories and items whose deletion is pending. */
  get menu(): Menu | undefined {
    const { value } = this.form.fields;
    return value && this.removal.without(value, this.#restaurantId);
  }

  /** The category or item to highlight. Undefined while a form is open. */
  get landing(): VisibleMenuPart['landing'] {
    return this.forms.isOpen ? undefined : this.view.landing;
  }

  /** How many items and categories could not be read. Saving keeps them. */
  get unreadable(): number {
    const { categories = [], unreadableCategories = [] } = this.form.fields.value ?? {};
    const inCategories = categories.map(({ unreadableItems = [] }) => unreadableItems.length);
    return inCategories.reduce((sum, count) => sum + count, unreadableCategories.length);
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.forms.restaurantId = restaurantId;
    const stop = this.form.start(menuSortingEditKind(this.menus, restaurantId), undefined, this.isSaving);
    return () => {
      this.forms.endOffer();
      stop();
    };
  }

  /** Whether a deletion has no result yet. The view model then stays alive, because the menu will change. */
  get keepAlive(): boolean {
    return this.removal.isPending(this.#restaurantId);
  }

  refresh(): void {
    this.form.refresh();
  }

  /** Moves a category to a zero-based position. Saving the sort order saves the move. */
  moveCategory(category: Category, to: number): void {
    const { menu } = this;
    const { value } = this.form.fields;
    const target = menu?.categories[to];
    if (!menu || !value || !target) return;
    this.form.fields.edit(moveCategory(value, category.id, placeOf(value.categories, target)));
    this.announcement = moveAnnouncementText.moved(category.name, to, menu.categories.length);
  }

  /** Moves an item to a zero-based position in its category. Saving the sort order saves the move. */
  moveItem(categoryId: string, item: Item, to: number): void {
    const { value } = this.form.fields;
    const { items = [] } = this.shown(categoryId) ?? {};
    const target = items[to];
    if (!value || !target) return;
    const all = categoryOf(value, categoryId)?.items ?? [];
    this.form.fields.edit(moveItem(value, categoryId, item.id, placeOf(all, target)));
    this.announcement = moveAnnouncementText.moved(item.name, to, items.length);
  }

  /** Toggles an item's availability as an optimistic update, which a failure rolls back. */
  switchAvailability(categoryId: string, item: Item): void {
    const place = { restaurantId: this.#restaurantId, categoryId };
    this.availability.switch(this.form, place, this.known(categoryId, item));
  }

  /** Opens the form of a category. Without a category, opens the form of a new one. */
  openCategory(category?: Category): void {
    this.forms.openCategory(category);
  }

  /** Opens the form of an item in a category. Without an item, opens the form of a new one. */
  openItem(categoryId: string, item?: Item): void {
    const category = this.shown(categoryId);
    if (category) this.forms.openItem(category, item && this.known(categoryId, item));
  }

  /** The selected items in menu order, whether listed or not. */
  get selected(): readonly Item[] {
    const { categories = [] } = this.menu ?? {};
    return categories.flatMap(({ items }) => items.filter(({ id }) => this.selection.has(id)));
  }

  /** How many listed items are selected. */
  get selectedInView(): number {
    // without a selection, skips the search, so that typing stays fast
    if (this.selected.length === 0) return 0;
    return this.view.listed.filter(({ item }) => this.selection.has(item.id)).length;
  }

  /** @param isRange whether to include the items between this one and the previously pressed item */
  toggleSelected(id: string, isRange: boolean): void {
    this.selection.toggle(id, isRange ? this.listedIds() : []);
  }

  /** Selects or unselects all listed items. */
  setAllSelected(isOn: boolean): void {
    this.selection.set(this.listedIds(), isOn);
  }

  changeSelected(change: BulkChange): void {
    const { form: menu, selected: items } = this;
    this.selection.change({ menu, restaurantId: this.#restaurantId, items }, change);
  }

  askRemoval(categoryId: string, item?: Item): void {
    const category = this.shown(categoryId);
    if (!category) return;
    this.removal.confirmation.ask({
      menu: this.form,
      restaurantId: this.#restaurantId,
      category,
      item,
      onUndone: () => this.view.show(categoryId, (item ?? category).id),
    });
  }

  openImport(): void {
    if (!this.form.fields.value) return;
    // clears the search, which could hide imported items
    const { clear: onSaved } = this.view;
    this.importing.open({ restaurantId: this.#restaurantId, menu: this.form, onSaved });
  }

  export(format: MenuFormat): void {
    const { menu } = this;
    if (!menu) return;
    const restaurantId = this.#restaurantId;
    const endings = {
      done: () => this.form.notice.success(menuText.exported, 'brief'),
      failed: () => this.form.notice.error(menuText.exportFailed, 'brief'),
    };
    void this.exporting.run(() => this.exportMenu.execute({ menu, format, restaurantId }), endings, format);
  }

  /** Whether this panel is saving, in which case it shows the result itself. */
  isSaving(): boolean {
    const { form, forms, availability, selection, removal, importing } = this;
    const tasks = [form.saving, selection.changing, importing.saving];
    const isOther = forms.isSaving || removal.isSending || availability.isAnyInFlight;
    return isOther || tasks.some(({ inFlight }) => inFlight);
  }

  private listedIds(): readonly string[] {
    return this.view.listed.map(({ item }) => item.id);
  }

  private shown(categoryId: string): Category | undefined {
    return this.menu && categoryOf(this.menu, categoryId);
  }

  /** Returns an item as last saved, so that other saves don't send unsaved moves. */
  private known(categoryId: string, item: Item): Item {
    const { saved } = this.form.fields;
    return (saved && itemOf(saved, categoryId, item.id)) ?? item;
  }

  /** Highlights a new category or item, and announces its position. */
  private showAdded(categoryId: string, { id, name }: Named, siblings: readonly Named[]): void {
    this.view.show(categoryId, id);
    const place = siblings.findIndex((one) => one.id === id);
    this.announcement = moveAnnouncementText.added(name, place, siblings.length);
  }
}

type Named = Pick<Item, 'id' | 'name'>;

/** Returns an item's position in a list that may include hidden items. */
const placeOf = (all: readonly Named[], { id }: Named) => all.findIndex((one) => one.id === id);
