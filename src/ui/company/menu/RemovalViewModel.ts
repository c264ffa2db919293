import { makeAutoObservable, observableRef } from 'mobx';
import { Menus } from '#application/menu/Menus.ts';
import { removeCategory, removeItem } from '#domain/menu/editMenu.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import type { Draft } from '../../kit/form/Draft.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { menuText } from '../../texts/menuText.ts';

/** A category with all its items, or one item of it, and the menu that it is on. */
interface Asked {
  readonly menu: Draft<Menu, never>;
  readonly restaurantId: string;
  readonly category: Category;
  readonly item: Item | undefined;
}

/** Takes something off the menu, once a person has said yes to it, and tells there what came of it. */
export class RemovalViewModel {
  static readonly needs = [Menus] as const;
  /** What somebody is asked about. */
  asked: Asked | undefined;
  readonly removing = new Task();
  /** How often something was removed. */
  removed = 0;

  constructor(private readonly menus: Menus) {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  ask(asked: Asked): void {
    this.asked = asked;
  }

  dismiss(): void {
    if (!this.removing.running) this.asked = undefined;
  }

  /** Nobody waits for the removal any more; what comes of it is told all the same. */
  stopWaiting(): void {
    this.removing.stopWaiting();
    this.asked = undefined;
  }

  confirm(): void {
    const { asked } = this;
    if (!asked) return;
    void this.removing.run(
      () => this.remove(asked),
      { done: () => this.settle(asked), failed: () => this.fail(asked) },
      idOf(asked),
    );
  }

  private settle(asked: Asked): void {
    const { menu, category, item } = asked;
    this.removed += 1;
    this.close(asked);
    menu.adopt((all) => (item ? removeItem(all, category.id, item.id) : removeCategory(all, category.id)));
    const text = item ? menuText.itemDeleted : menuText.categoryDeleted;
    menu.notice.show({ text, tone: 'success' }, 'brief');
  }

  private fail(asked: Asked): void {
    this.close(asked);
    const text = asked.item ? failureText.deleteMenuItem : failureText.deleteCategory;
    asked.menu.notice.show({ text, tone: 'error' }, 'brief');
  }

  /** The question is over, unless another one is asked by now. */
  private close(answered: Asked): void {
    if (this.asked && idOf(this.asked) === idOf(answered)) this.asked = undefined;
  }

  private remove({ restaurantId, category, item }: Asked): Promise<void> {
    const place = { restaurantId, categoryId: category.id };
    return item ? this.menus.removeItem(place, item.id) : this.menus.removeCategory(place);
  }
}

const idOf = ({ item, category }: Asked) => (item ?? category).id;
