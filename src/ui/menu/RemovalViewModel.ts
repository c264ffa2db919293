import { makeAutoObservable } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { Menus } from '#application/menu/Menus.ts';
import { removeCategory, removeItem } from '#domain/menu/editMenu.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import type { Draft } from '../forms/Draft.ts';
import { Confirmation } from '../kit/Confirmation.ts';
import { failureText } from '../texts/failureText.ts';
import { menuText } from '../texts/menuText.ts';

/** A category with all its items, or one item, and its menu. */
interface Asked {
  readonly menu: Draft<Menu, never>;
  readonly restaurantId: string;
  readonly category: Category;
  readonly item: Item | undefined;
}

/** Deletes a confirmed category or item and shows the result. */
export class RemovalViewModel {
  static readonly needs = [Menus] as const;
  readonly confirmation = new Confirmation<Asked>(({ item, category }) => (item ?? category).id);
  /** Number of deletions. */
  removed = 0;

  constructor(private readonly menus: Menus) {
    makeAutoObservable(this, { confirmation: false }, { autoBind: true });
  }

  confirm(): void {
    this.confirmation.confirm({ work: this.remove, done: this.settle, failed: this.fail });
  }

  private settle({ menu, category, item }: Asked): void {
    this.removed += 1;
    menu.mergeSaved((all) =>
      item ? removeItem(all, category.id, item.id) : removeCategory(all, category.id),
    );
    menu.notice.success(item ? menuText.itemDeleted : menuText.categoryDeleted, 'brief');
  }

  private fail(_failure: Failure, { menu, item }: Asked): void {
    menu.notice.error(item ? failureText.deleteMenuItem : failureText.deleteCategory, 'brief');
  }

  private remove({ restaurantId, category, item }: Asked): Promise<void> {
    const place = { restaurantId, categoryId: category.id };
    return item ? this.menus.removeItem(place, item.id) : this.menus.removeCategory(place);
  }
}
