import { makeAutoObservable, observableRef } from 'mobx';
import {
  selectedChanges,
  selectionExtent,
  toggleAllChanges,
  toggleChange,
  type PendingChange,
  type Selection,
} from '#domain/deployments/pendingChange.ts';

interface Lists {
  /** The changes that can be selected. */
  readonly pending: () => readonly PendingChange[];
  /** The changes selected by default, until the user selects others. */
  readonly initial: () => readonly PendingChange[];
}

/** Which of the pending changes are selected. */
export class ChangeSelection {
  /** Undefined until the user selects something. */
  private picked: Selection | undefined;
  readonly #lists: Lists;

  constructor(lists: Lists) {
    this.#lists = lists;
    makeAutoObservable<this, 'picked'>(this, { picked: observableRef }, { autoBind: true });
  }

  get ids(): Selection {
    return this.picked ?? new Set(this.#lists.initial().map(({ id }) => id));
  }

  get chosen(): readonly PendingChange[] {
    return selectedChanges(this.#lists.pending(), this.ids);
  }

  has({ id }: PendingChange): boolean {
    return this.ids.has(id);
  }

  extentOf(changes: readonly PendingChange[]): 'none' | 'some' | 'all' {
    return selectionExtent(changes, this.ids);
  }

  toggle({ id }: PendingChange): void {
    this.picked = toggleChange(this.ids, id);
  }

  toggleAll(changes: readonly PendingChange[]): void {
    this.picked = toggleAllChanges(changes, this.ids);
  }

  /** Selects these changes alone. */
  only(ids: readonly string[]): void {
    this.picked = new Set(ids);
  }

  clear(): void {
    this.picked = new Set();
  }

  /** Starts over with the initial selection. */
  reset(): void {
    this.picked = undefined;
  }
}
