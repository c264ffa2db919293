import { makeAutoObservable, observable } from 'mobx';
import { availabilityEditKind } from '#application/menu/itemEditKind.ts';
import { Menus, type CategoryPlace } from '#application/menu/Menus.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { changeItem, itemOf } from '#domain/menu/editMenu.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import type { Editor } from '../../forms/Editor.ts';
import { Task } from '../../kit/state/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { menuText } from '../../texts/menuText.ts';

/** Toggles the availability of items as optimistic updates, which a failure rolls back. */
export class AvailabilityViewModel {
  static readonly needs = [Menus, SaveSettings] as const;
  /** One task for each item id, so that each row observes only its own task. */
  private readonly tasks = observable.map<string, Task>({}, { deep: false });

  constructor(
    private readonly menus: Menus,
    private readonly saveSettings: SaveSettings,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns whether an item's request is in flight. */
  isSwitching(itemId: string): boolean {
    return this.tasks.get(itemId)?.running ?? false;
  }

  get isAnyInFlight(): boolean {
    return [...this.tasks.values()].some((task) => task.inFlight);
  }

  get slow(): boolean {
    return [...this.tasks.values()].some((task) => task.slow);
  }

  /** Stops waiting for slow requests. Their results are still shown. */
  stopWaiting(): void {
    for (const task of this.tasks.values()) if (task.slow) task.detach();
  }

  /** Toggles an item's availability. Does nothing while its request is in flight. */
  switch(menu: Editor<Menu, never>, place: CategoryPlace, item: Item): void {
    const task = this.taskOf(item.id);
    if (task.running) return;
    const { isAvailable } = item.availability;
    const show = (change: (known: Item) => Item) =>
      menu.merge((all) => {
        const known = itemOf(all, place.categoryId, item.id);
        return known ? changeItem(all, place.categoryId, change(known)) : all;
      });
    const showAvailability = (to: boolean) =>
      show((known) => ({ ...known, availability: { ...known.availability, isAvailable: to } }));
    const undo = () => {
      showAvailability(isAvailable);
      menu.notice.error(failureText.updateMenuItem, 'brief');
      menu.refresh();
    };
    showAvailability(!isAvailable);
    void task.run(
      () =>
        this.saveSettings.execute({
          kind: availabilityEditKind(this.menus, place.restaurantId, item.id),
          base: { isAvailable },
          edited: { isAvailable: !isAvailable },
        }),
      {
        done: (outcome) => {
          if (outcome.outcome !== 'saved') return undo();
          const { answer } = outcome;
          if (answer) show(() => answer);
          menu.notice.success(menuText.itemUpdated, 'brief');
        },
        failed: undo,
      },
      isAvailable ? 'unavailable' : 'available',
    );
  }

  private taskOf(itemId: string): Task {
    const task = this.tasks.get(itemId) ?? new Task();
    this.tasks.set(itemId, task);
    return task;
  }
}
