import { makeAutoObservable, observable } from 'mobx';
import { Menus, type CategoryPlace } from '#application/menu/Menus.ts';
import { changeItem, itemOf } from '#domain/menu/editMenu.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import type { Draft } from '../../forms/Draft.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { menuText } from '../../texts/menuText.ts';

/** Toggles items' availability with optimistic updates, rolled back on failure. */
export class AvailabilityViewModel {
  static readonly needs = [Menus] as const;
  /** One task per item id, so each row observes only its own. */
  private readonly tasks = observable.map<string, Task>({}, { deep: false });

  constructor(private readonly menus: Menus) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the request is in flight. */
  isSwitching(itemId: string): boolean {
    return this.tasks.get(itemId)?.running ?? false;
  }

  /** Whether any of them is slow. */
  get slow(): boolean {
    return [...this.tasks.values()].some((task) => task.slow);
  }

  /** Stops waiting for slow ones. Their results are still shown. */
  stopWaiting(): void {
    for (const task of this.tasks.values()) if (task.slow) task.detach();
  }

  /** Toggles availability. Does nothing while a toggle is in flight. */
  switch(menu: Draft<Menu, never>, place: CategoryPlace, item: Item): void {
    const task = this.taskOf(item.id);
    if (task.running) return;
    const isAvailable = !item.availability.isAvailable;
    const switched = { ...item, availability: { ...item.availability, isAvailable } };
    // keeps other changes made meanwhile
    const show = ({ availability }: Item) =>
      menu.mergeSaved((all) => {
        const known = itemOf(all, place.categoryId, item.id);
        return known ? changeItem(all, place.categoryId, { ...known, availability }) : all;
      });
    show(switched);
    void task.run(
      () => this.menus.changeItem(place, switched),
      {
        done: (answer) => {
          show(answer);
          menu.notice.success(menuText.itemUpdated, 'brief');
        },
        failed: () => {
          show(item);
          menu.notice.error(failureText.updateMenuItem, 'brief');
          // the item's form may have saved the optimistic value
          if (!menu.dirty) menu.refresh();
        },
      },
      isAvailable ? 'available' : 'unavailable',
    );
  }

  private taskOf(itemId: string): Task {
    const task = this.tasks.get(itemId) ?? new Task();
    this.tasks.set(itemId, task);
    return task;
  }
}
