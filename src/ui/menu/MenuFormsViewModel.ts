import { makeAutoObservable } from 'mobx';
import { AddCategory } from '#application/menu/AddCategory.ts';
import { AddItem } from '#application/menu/AddItem.ts';
import { categoryKind } from '#application/menu/categoryKind.ts';
import { itemKind } from '#application/menu/itemKind.ts';
import { Menus } from '#application/menu/Menus.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { draftOfCategory, newCategory } from '#domain/menu/categoryDraft.ts';
import { categoryOf, upsertCategory, upsertItem } from '#domain/menu/editMenu.ts';
import { draftOfItem, NEW_ITEM } from '#domain/menu/itemDraft.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import { PendingChangesViewModel } from '../deployments/PendingChangesViewModel.ts';
import type { FormController } from '../forms/FormController.ts';
import { undoableDiscard } from '../kit/undo/undoableDiscard.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { undoText } from '../texts/undoText.ts';
import { categoryForms, itemForms, MenuForm, type CategoryForm, type ItemForm } from './MenuForm.ts';

type Named = Pick<Item, 'id' | 'name'>;

/** The menu that a form changes. */
interface FormTarget {
  readonly restaurantId: string;
  readonly menu: FormController<Menu, never>;
  /** Called after a category or item was added. @param siblings the list with the addition */
  readonly onAdded: (categoryId: string, added: Named, siblings: readonly Named[]) => void;
}

/** The form of a category or an item, for a new or an existing one. */
export class MenuFormsViewModel {
  static readonly needs = [
    Menus,
    SaveSettings,
    AddCategory,
    AddItem,
    PendingChangesViewModel,
    UndoViewModel,
  ] as const;
  category: CategoryForm | undefined;
  item: ItemForm | undefined;

  constructor(
    private readonly menus: Menus,
    private readonly saveSettings: SaveSettings,
    private readonly addCategory: AddCategory,
    private readonly addItem: AddItem,
    private readonly pending: PendingChangesViewModel,
    private readonly undo: UndoViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.category !== undefined || this.item !== undefined;
  }

  get isSaving(): boolean {
    return [this.category, this.item].some((one) => one?.form.saving.inFlight);
  }

  /** Opens the form of a category, or of a new one. */
  openCategory({ menu, restaurantId, onAdded }: FormTarget, category?: Category): void {
    const { value, saved } = menu.fields;
    if (!value || !saved) return;
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
        menu.notice.success(text, 'brief');
        if (!answer) return menu.refresh();
        menu.merge((all) => upsertCategory(all, answer, known));
        if (!known) onAdded(answer.id, answer, menu.fields.value?.categories ?? []);
      },
      notice: menu.notice,
      ...this.conflictOptions,
      close: () => this.close(form),
      onDiscarded: this.offerUndo(restaurantId),
      reopen: () => this.reopenCategory(form),
    });
    this.category = form;
  }

  /** Opens the form of an item, or of a new one in its category. */
  openItem({ menu, restaurantId, onAdded }: FormTarget, category: Category, item?: Item): void {
    const form: ItemForm = new MenuForm({
      kind: itemForms,
      known: item,
      initial: item ? draftOfItem(item) : NEW_ITEM,
      newTitle: `New item in ${category.name}`,
      add: async (draft) => {
        const outcome = await this.addItem.execute({ restaurantId, category, draft });
        if (outcome.outcome === 'invalid') return outcome;
        return { outcome: 'saved', saved: draftOfItem(outcome.item), answer: outcome.item };
      },
      change: ({ id }, base, edited) =>
        this.saveSettings.execute({ kind: itemKind(this.menus, restaurantId, id), base, edited }),
      saved: (answer, text) => {
        menu.notice.success(text, 'brief');
        if (!answer) return menu.refresh();
        menu.merge((all) => upsertItem(all, category.id, answer));
        const { value } = menu.fields;
        if (!item) onAdded(category.id, answer, (value && categoryOf(value, category.id)?.items) ?? []);
      },
      notice: menu.notice,
      ...this.conflictOptions,
      close: () => this.close(form),
      onDiscarded: this.offerUndo(restaurantId),
      reopen: () => this.reopenItem(form),
    });
    this.item = form;
  }

  private get conflictOptions() {
    return { lastAuthor: () => this.pending.lastAuthor('menu'), onConflict: this.pending.reload };
  }

  /** The key ends the offer when the panel closes, like removals. */
  private offerUndo(restaurantId: string) {
    return (subject: string, restore: () => void) =>
      this.undo.offer(undoableDiscard(`menu/${restaurantId}/`, undoText.discardedIn(subject), restore));
  }

  private reopenCategory(form: CategoryForm): void {
    this.category = form;
  }

  private reopenItem(form: ItemForm): void {
    this.item = form;
  }

  /** Keeps another form open that the user opened during the request. */
  private close(form: CategoryForm | ItemForm): void {
    if (this.category === form) this.category = undefined;
    if (this.item === form) this.item = undefined;
  }
}
