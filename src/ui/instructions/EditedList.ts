import { makeAutoObservable, observableRef } from 'mobx';
import { opaqueId } from '#application/shared/opaqueId.ts';
import {
  withChangedItem,
  findRemoval,
  withRestoredItem,
  type Removal,
} from '#domain/instructions/listEdits.ts';

interface Source<T> {
  readonly read: () => readonly T[];
  readonly write: (list: readonly T[]) => void;
  /** Adds a new item at the end of a list. */
  readonly withNew: (list: readonly T[], id: string) => readonly T[];
}

/** A list in a form, in which the user adds, changes, and removes items. The item removed last can be restored. */
export class EditedList<T extends { readonly id: string }> {
  /** Id of the item that was added or restored last and receives focus. */
  arrived: string | undefined;
  private removal: Removal<T> | undefined;

  readonly #source: Source<T>;

  constructor(source: Source<T>) {
    this.#source = source;
    makeAutoObservable<this, 'removal'>(this, { removal: observableRef }, { autoBind: true });
  }

  get items(): readonly T[] {
    return this.#source.read();
  }

  /** The item that can be restored. */
  get removed(): T | undefined {
    const { removal } = this;
    return this.items.some(({ id }) => id === removal?.removed.id) ? undefined : removal?.removed;
  }

  add(): void {
    this.arrived = opaqueId();
    this.#source.write(this.#source.withNew(this.items, this.arrived));
  }

  change(id: string, changes: Partial<T>): void {
    this.#source.write(withChangedItem(this.items, id, changes));
  }

  remove(id: string): void {
    this.removal = findRemoval(this.items, id);
    this.#source.write(this.items.filter((item) => item.id !== id));
  }

  /** Restores the last removed item. */
  restore(): void {
    if (!this.removal) return;
    this.arrived = this.removal.removed.id;
    this.#source.write(withRestoredItem(this.items, this.removal));
    this.removal = undefined;
  }
}
