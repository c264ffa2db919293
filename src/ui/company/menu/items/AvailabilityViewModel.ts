import { makeAutoObservable, observable } from 'mobx';
import { Menus, type CategoryPlace } from '#application/menu/Menus.ts';
import type { Item } from '#domain/menu/menu.ts';
import { Task } from '../../../kit/Task.ts';

interface Endings {
  /** The item as it is to be shown: as it will be, as the host has it then, or as it was. */
  readonly show: (item: Item) => void;
  readonly done: () => void;
  readonly failed: () => void;
}

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
    for (const task of this.tasks.values()) if (task.slow) task.stopWaiting();
  }

  /** The other way than it is; a second press while that runs sends nothing. */
  switch(place: CategoryPlace, item: Item, { show, done, failed }: Endings): void {
    const task = this.taskOf(item.id);
    if (task.running) return;
    const { availability } = item;
    const isAvailable = !availability.isAvailable;
    const switched = { ...item, availability: { ...availability, isAvailable } };
    show(switched);
    void task.run(
      () => this.menus.changeItem(place, switched),
      {
        done: (answer) => {
          show(answer);
          done();
        },
        failed: () => {
          show(item);
          failed();
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
