import { makeAutoObservable, observable } from 'mobx';
import { Menus, type CategoryPlace } from '#application/menu/Menus.ts';
import { changeItem, itemOf } from '#domain/menu/editMenu.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import type { Draft } from '../../../kit/form/Draft.ts';
import { Task } from '../../../kit/Task.ts';
import { failureText } from '../../../texts/failureText.ts';
import { menuText } from '../../../texts/menuText.ts';

/** Marks items as available or not with one press each: shown at once, and taken back when it fails. */
export class AvailabilityViewModel {
  static readonly needs = [Menus] as const;
  /** What was begun of each item, by its id; whoever asks for one hears of that one alone. */
  private readonly tasks = observable.map<string, Task>({}, { deep: false });

  constructor(private readonly menus: Menus) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the answer of the host is awaited. */
  isSwitching(itemId: string): boolean {
    return this.tasks.get(itemId)?.running ?? false;
  }

  /** One of them takes long. */
  get slow(): boolean {
    return [...this.tasks.values()].some((task) => task.slow);
  }

  /** Nobody waits for those that take long any more; what comes of them is shown all the same. */
  stopWaiting(): void {
    for (const task of this.tasks.values()) if (task.slow) task.detach();
  }

  /** The other way than it is; a second press while that runs sends nothing. */
  switch(menu: Draft<Menu, never>, place: CategoryPlace, item: Item): void {
    const task = this.taskOf(item.id);
    if (task.running) return;
    const isAvailable = !item.availability.isAvailable;
    const switched = { ...item, availability: { ...item.availability, isAvailable } };
    // what else is said of it meanwhile stays
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
          // a form of it that was opened meanwhile may have saved what the switch has shown
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
