import { makeAutoObservable, observable } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { Menus, type CategoryPlace } from '#application/menu/Menus.ts';
import type { Item } from '#domain/menu/menu.ts';

interface Endings {
  /** The item as it is to be shown: as it will be, as the host has it then, or as it was. */
  readonly show: (item: Item) => void;
  readonly done: () => void;
  readonly failed: () => void;
}

/** Marks items as available or not with one press each: shown at once, and taken back when it fails. */
export class AvailabilityViewModel {
  static readonly needs = [Menus] as const;
  /** The items on their way, as they were, by their ids; whoever asks for one hears of that one alone. */
  private readonly switching = observable.map<string, Item>({}, { deep: false });

  constructor(private readonly menus: Menus) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the answer of the host is awaited. */
  isSwitching(itemId: string): boolean {
    return this.switching.has(itemId);
  }

  /** The other way than it is; a second press while that runs sends nothing. */
  switch(place: CategoryPlace, item: Item, endings: Endings): void {
    if (this.switching.has(item.id)) return;
    const { availability } = item;
    this.switching.set(item.id, item);
    const switched = { ...item, availability: { ...availability, isAvailable: !availability.isAvailable } };
    endings.show(switched);
    void this.send(place, switched).then(
      (answer) => this.settle(answer, endings.done, endings.show),
      (thrown: unknown) => {
        this.settle(item, endings.failed, endings.show);
        Failure.from(thrown);
      },
    );
  }

  private send(place: CategoryPlace, item: Item): Promise<Item> {
    return this.menus.changeItem(place, item);
  }

  private settle(item: Item, ending: () => void, show: (item: Item) => void): void {
    this.switching.delete(item.id);
    show(item);
    ending();
  }
}
