import { makeAutoObservable } from 'mobx';
import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import type { RemovalOutcome } from '#application/writes/Writes.ts';
import { categoryOf, removeCategory, removeItem } from '#domain/menu/editMenu.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import type { Editor } from '../forms/Editor.ts';
import { Confirmation } from '../kit/dialogs/Confirmation.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { menuText } from '../texts/menuText.ts';

/** An item to delete or, without an item, a category with all its items. */
interface Asked {
  readonly menu: Editor<Menu, never>;
  readonly restaurantId: string;
  readonly category: Category;
  readonly item: Item | undefined;
  /** Called when the user undoes the deletion. */
  readonly onUndone: () => void;
}

/** Hides a category or item after a confirmation, and deletes it unless undone. (see rule: undo) */
export class RemovalViewModel {
  static readonly needs = [RemoveFromMenu, UndoViewModel] as const;
  readonly confirmation = new Confirmation<Asked>(({ item, category }) => (item ?? category).id);
  /** How many deletions were confirmed. */
  removed = 0;
  private sending = 0;

  constructor(
    private readonly removeFromMenu: RemoveFromMenu,
    private readonly undo: UndoViewModel,
  ) {
    makeAutoObservable(this, { confirmation: false, without: false }, { autoBind: true });
  }

  get isSending(): boolean {
    return this.sending > 0;
  }

  confirm(): void {
    const { asked, isOpen } = this.confirmation;
    if (!asked || !isOpen) return;
    const { menu, restaurantId, category, item, onUndone } = asked;
    this.confirmation.dismiss();
    // sends pending deletions of its items first, because the host can't find items in a deleted category
    if (!item) this.undo.sendNow(keyOf(restaurantId, category.id));
    const { name } = item ?? category;
    const known = menu.fields.value && categoryOf(menu.fields.value, category.id);
    const knownItems = (known ?? category).items.map(({ id }) => id);
    this.undo.offer({
      key: keyOf(restaurantId, category.id, item?.id),
      text: menuText.removed(name),
      restored: menuText.restored(name),
      send: (isClosing) => this.send(asked, knownItems, isClosing),
      done: (outcome) => this.settle(asked, outcome),
      failed: () =>
        menu.notice.show(
          {
            tone: 'error',
            text: item ? failureText.deleteMenuItem : failureText.deleteCategory,
            detail: menuText.restored(name),
          },
          'brief',
        ),
      undone: onUndone,
    });
    this.removed += 1;
  }

  /** Returns the menu without hidden items and categories, or the same object if none is hidden. */
  without(menu: Menu, restaurantId: string): Menu {
    const hidden = [...this.undo.hidden].filter((key) => key.startsWith(keyOf(restaurantId)));
    if (hidden.length === 0) return menu;
    const isShown = (categoryId: string, itemId?: string) =>
      !hidden.includes(keyOf(restaurantId, categoryId, itemId));
    const categories = menu.categories.filter(({ id }) => isShown(id));
    return {
      ...menu,
      categories: categories.map((category) => {
        const items = category.items.filter(({ id }) => isShown(category.id, id));
        // returns the same object, so that the category does not re-render
        return items.length === category.items.length ? category : { ...category, items };
      }),
    };
  }

  /** Whether a deletion has no result yet. */
  isPending(restaurantId: string): boolean {
    return this.undo.isPending(keyOf(restaurantId));
  }

  private async send(
    { restaurantId, category, item }: Asked,
    knownItems: readonly string[],
    isClosing: boolean,
  ) {
    this.sending += 1;
    const removal = { restaurantId, categoryId: category.id, itemId: item?.id, knownItems, isClosing };
    try {
      return await this.removeFromMenu.execute(removal);
    } finally {
      this.sent();
    }
  }

  private sent(): void {
    this.sending -= 1;
  }

  private settle({ menu, category, item }: Asked, outcome: RemovalOutcome): void {
    if (outcome === 'other') {
      menu.refresh();
      return menu.notice.error(menuText.categoryHasNewItems(category.name));
    }
    menu.merge((all) => (item ? removeItem(all, category.id, item.id) : removeCategory(all, category.id)));
    if (outcome === 'removed') {
      menu.notice.success(item ? menuText.itemDeleted : menuText.categoryDeleted, 'brief');
    } else {
      menu.notice.success(menuText.alreadyDeleted((item ?? category).name), 'normal');
      menu.refresh();
    }
  }
}

/** Returns the undo key of a deletion. The key of an item starts with its category's key. (see rule: undo) */
const keyOf = (restaurantId: string, ...ids: readonly (string | undefined)[]) =>
  ['menu', restaurantId, ...ids]
    .filter((part) => part !== undefined)
    .map((part) => `${part}/`)
    .join('');
