import { makeAutoObservable } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import { removeCategory, removeItem } from '#domain/menu/editMenu.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import type { FormController } from '../forms/FormController.ts';
import { Confirmation } from '../kit/Confirmation.ts';
import { failureText } from '../texts/failureText.ts';
import { menuText } from '../texts/menuText.ts';

/** A category with all its items, or one item, and its menu. */
interface Asked {
  readonly menu: FormController<Menu, never>;
  readonly restaurantId: string;
  readonly category: Category;
  readonly item: Item | undefined;
}

/** Deletes a confirmed category or item and shows the result. */
export class RemovalViewModel {
  static readonly needs = [RemoveFromMenu] as const;
  readonly confirmation = new Confirmation<Asked>(({ item, category }) => (item ?? category).id);
  /** Number of deletions. */
  removed = 0;

  constructor(private readonly removeFromMenu: RemoveFromMenu) {
    makeAutoObservable(this, { confirmation: false }, { autoBind: true });
  }

  confirm(): void {
    this.confirmation.confirm({ work: this.remove, done: this.settle, failed: this.fail });
  }

  private settle({ menu, category, item }: Asked): void {
    this.removed += 1;
    menu.merge((all) => (item ? removeItem(all, category.id, item.id) : removeCategory(all, category.id)));
    menu.notice.success(item ? menuText.itemDeleted : menuText.categoryDeleted, 'brief');
  }

  private fail(_failure: Failure, { menu, item }: Asked): void {
    menu.notice.error(item ? failureText.deleteMenuItem : failureText.deleteCategory, 'brief');
  }

  private remove({ restaurantId, category, item }: Asked): Promise<void> {
    return this.removeFromMenu.execute({ restaurantId, categoryId: category.id, itemId: item?.id });
  }
}
