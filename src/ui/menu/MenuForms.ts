import { makeAutoObservable, observableRef } from 'mobx';
import { categoryEditKind, newCategoryEditKind } from '#application/menu/categoryEditKind.ts';
import { itemEditKind, newItemEditKind } from '#application/menu/itemEditKind.ts';
import type { CategoryPlace, Menus } from '#application/menu/Menus.ts';
import {
  draftOfCategory,
  newCategory,
  type CategoryDraft,
  type CategoryField,
  type CategoryProblems,
} from '#domain/menu/categoryDraft.ts';
import { categoryOf, upsertCategory, upsertItem } from '#domain/menu/editMenu.ts';
import {
  draftOfItem,
  NEW_ITEM,
  type ItemDraft,
  type ItemField,
  type ItemProblems,
} from '#domain/menu/itemDraft.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import { Editor } from '../forms/Editor.ts';
import type { EditorServices } from '../forms/EditorServices.ts';
import { undoableDiscard } from '../kit/undo/undoableDiscard.ts';
import type { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { categoryFormTexts, itemFormTexts } from '../texts/menuText.ts';
import { undoText } from '../texts/undoText.ts';
import { MenuForm, type CategoryForm, type ItemForm } from './MenuForm.ts';

type Named = Pick<Item, 'id' | 'name'>;

/** Undo key for a discarded form. */
const DISCARDED = 'discarded/menu/';

interface Panel {
  readonly menus: Menus;
  readonly services: EditorServices;
  readonly undo: UndoViewModel;
  readonly menu: Editor<Menu, never>;
  /** Called after a category or item was added. @param siblings the list with the new category or item */
  readonly onAdded: (categoryId: string, added: Named, siblings: readonly Named[]) => void;
}

/** The forms of a category and an item. At most one is open. */
export class MenuForms {
  category: CategoryForm | undefined;
  item: ItemForm | undefined;
  restaurantId = '';
  readonly #panel: Panel;

  constructor(panel: Panel) {
    this.#panel = panel;
    makeAutoObservable(
      this,
      { category: observableRef, item: observableRef, restaurantId: false },
      { autoBind: true },
    );
  }

  get menu(): Editor<Menu, never> {
    return this.#panel.menu;
  }

  /** Opens the form of a category. Without a category, opens the form of a new one. */
  openCategory(category?: Category): void {
    const { menus, services, menu, onAdded } = this.#panel;
    const { value, saved } = menu.fields;
    if (!value || !saved) return;
    const before = category && categoryOf(saved, category.id);
    const form: CategoryForm = new MenuForm({
      form: new Editor<CategoryDraft, CategoryField, CategoryProblems, Category>(services, {
        texts: categoryFormTexts,
        kind: before
          ? categoryEditKind(menus, this.restaurantId, before.id)
          : newCategoryEditKind(menus, this.restaurantId),
        initial: before ? draftOfCategory(before) : newCategory(value),
      }),
      texts: categoryFormTexts,
      newTitle: 'New category',
      upsertSaved: (all, answer) => upsertCategory(all, answer, before),
      showAdded: (added) => onAdded(added.id, added, menu.fields.value?.categories ?? []),
      menu,
      reopen: () => this.showCategory(form),
      close: () => this.close(form),
      offerUndo: this.offerUndo,
    });
    this.showCategory(form);
  }

  /** Opens the form of an item in a category. Without an item, opens the form of a new one. */
  openItem({ id: categoryId, name }: Category, item?: Item): void {
    const { menus, services, menu, onAdded } = this.#panel;
    const place: CategoryPlace = { restaurantId: this.restaurantId, categoryId };
    const form: ItemForm = new MenuForm({
      form: new Editor<ItemDraft, ItemField, ItemProblems, Item>(services, {
        texts: itemFormTexts,
        kind: item ? itemEditKind(menus, place, item.id) : newItemEditKind(menus, place),
        initial: item ? draftOfItem(item) : NEW_ITEM,
      }),
      texts: itemFormTexts,
      newTitle: `New item in ${name}`,
      upsertSaved: (all, answer) => upsertItem(all, categoryId, answer),
      showAdded: (added) => {
        const { value } = menu.fields;
        onAdded(categoryId, added, (value && categoryOf(value, categoryId)?.items) ?? []);
      },
      menu,
      reopen: () => this.showItem(form),
      close: () => this.close(form),
      offerUndo: this.offerUndo,
    });
    this.showItem(form);
  }

  get isOpen(): boolean {
    return this.category !== undefined || this.item !== undefined;
  }

  get isSaving(): boolean {
    return [this.category, this.item].some((opened) => opened?.form.saving.inFlight);
  }

  /** Closes a form, unless the user has opened another one in the meantime. */
  close(form: object): void {
    if (this.category === form) this.category = undefined;
    if (this.item === form) this.item = undefined;
  }

  private showCategory(form: CategoryForm): void {
    this.category = form;
    this.item = undefined;
  }

  private showItem(form: ItemForm): void {
    this.item = form;
    this.category = undefined;
  }

  offerUndo(subject: string, restore: () => void): void {
    this.#panel.undo.offer(undoableDiscard(DISCARDED, undoText.discardedIn(subject), restore));
  }

  /** Withdraws the offer to restore a discarded form, because the panel closes. */
  endOffer(): void {
    this.#panel.undo.sendNow(DISCARDED);
  }
}
