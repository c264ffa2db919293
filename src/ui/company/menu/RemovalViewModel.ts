import { makeAutoObservable, observableRef } from 'mobx';
import { Menus } from '#application/menu/Menus.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { Failure } from '#application/Failure.ts';
import { Task } from '../../kit/Task.ts';

/** A category with all its items, or one item of it. */
interface Asked {
  readonly restaurantId: string;
  readonly category: Category;
  readonly item: Item | undefined;
}

interface Endings {
  readonly removed: (asked: Asked) => void;
  readonly failed: (asked: Asked, failure: Failure) => void;
}

/** Takes something off the menu, once a person has said yes to it. */
export class RemovalViewModel {
  static readonly needs = [Menus] as const;
  /** What somebody is asked about. */
  asked: Asked | undefined;
  readonly removing = new Task();
  /** How often something was removed. */
  removed = 0;
  #endings: Endings | undefined;

  constructor(private readonly menus: Menus) {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  ask(asked: Asked, endings: Endings): void {
    this.asked = asked;
    this.#endings = endings;
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
    const endings = this.#endings;
    if (!asked || !endings) return;
    void this.removing.run(
      () => this.remove(asked),
      {
        done: () => {
          this.count();
          this.close(asked);
          endings.removed(asked);
        },
        failed: (failure) => {
          this.close(asked);
          endings.failed(asked, failure);
        },
      },
      idOf(asked),
    );
  }

  private count(): void {
    this.removed += 1;
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
