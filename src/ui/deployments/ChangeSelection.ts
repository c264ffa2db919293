import { makeAutoObservable, observableRef } from 'mobx';
import {
  changesBy,
  selectedChanges,
  selectionExtent,
  toggleAllChanges,
  toggleChange,
  type PendingChange,
  type Selection,
} from '#domain/deployments/pendingChange.ts';

/** Which of the pending changes are selected. Empty when the panel opens. */
export class ChangeSelection {
  ids: Selection = new Set();
  readonly #pending: () => readonly PendingChange[];

  /** @param pending returns the changes that can be selected */
  constructor(pending: () => readonly PendingChange[]) {
    this.#pending = pending;
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  get chosen(): readonly PendingChange[] {
    return selectedChanges(this.#pending(), this.ids);
  }

  get extent(): 'none' | 'some' | 'all' {
    return selectionExtent(this.#pending(), this.ids);
  }

  has({ id }: PendingChange): boolean {
    return this.ids.has(id);
  }

  toggle({ id }: PendingChange): void {
    this.ids = toggleChange(this.ids, id);
  }

  toggleAll(): void {
    this.ids = toggleAllChanges(this.#pending(), this.ids);
  }

  /** Selects the changes of an author, and no others. */
  selectBy(author: string): void {
    this.ids = new Set(changesBy(this.#pending(), author).map(({ id }) => id));
  }

  clear(): void {
    this.ids = new Set();
  }
}
