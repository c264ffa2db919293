import { makeAutoObservable, observableRef } from 'mobx';
import {
  selectedChanges,
  selectionState,
  toggleAllChanges,
  toggleChange,
  type PendingChange,
  type Selection,
} from '#domain/deployments/pendingChange.ts';

interface Lists {
  /** Changes that the user can select. */
  readonly pending: () => readonly PendingChange[];
  /** The initial selection, used until the user selects something else. */
  readonly initial: () => readonly PendingChange[];
}

/** The user's selection of pending changes. */
export class SelectedChanges {
  /** Undefined until the user changes the selection. */
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
    return selectionState(changes, this.ids);
  }

  toggle({ id }: PendingChange): void {
    this.picked = toggleChange(this.ids, id);
  }

  toggleAll(changes: readonly PendingChange[]): void {
    this.picked = toggleAllChanges(changes, this.ids);
  }

  only(ids: readonly string[]): void {
    this.picked = new Set(ids);
  }

  clear(): void {
    this.picked = new Set();
  }

  /** Restores the initial selection. */
  reset(): void {
    this.picked = undefined;
  }
}
