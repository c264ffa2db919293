import { makeAutoObservable, observableRef } from 'mobx';
import { Deployments } from '#application/deployments/Deployments.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { Loadable } from '../kit/Loadable.ts';

/** Pending changes of the open restaurant, counted next to its navigation. Reloads after each save. */
export class PendingChangesViewModel {
  static readonly needs = [Deployments] as const;
  private changes = new Loadable<readonly PendingChange[]>();
  /** Whether the deployments panel should open with all changes selected. */
  isReviewRequested = false;
  #restaurantId: string | undefined;
  #isRead = false;
  #visit: object | undefined;

  constructor(private readonly deployments: Deployments) {
    makeAutoObservable<this, 'changes'>(this, { changes: observableRef }, { autoBind: true });
  }

  /** A new list after each load. Undefined while unknown. */
  get list(): readonly PendingChange[] | undefined {
    return this.changes.value;
  }

  /** Undefined while unknown. */
  get count(): number | undefined {
    return this.list?.length;
  }

  /** Whether loading failed. */
  get failed(): boolean {
    return this.changes.failure !== undefined;
  }

  /**
   * Loads the changes of a restaurant, unless they were loaded for this visit or are loaded elsewhere.
   * @param visit a new object for each visit, because changes may differ on return
   */
  open(restaurantId: string, visit: object, skipInitialLoad = false): void {
    const isOtherVisit = this.#visit !== undefined && this.#visit !== visit;
    this.#visit = visit;
    if (this.#restaurantId !== restaurantId || isOtherVisit) {
      this.#restaurantId = restaurantId;
      this.#isRead = false;
      this.isReviewRequested = false;
      this.changes.stop();
      this.changes = new Loadable();
    }
    if (!skipInitialLoad && !this.#isRead) this.reload();
  }

  /** Reloads after a save. */
  reload(): void {
    const restaurantId = this.#restaurantId;
    if (restaurantId === undefined) return;
    this.#isRead = true;
    void this.changes.load((signal) => this.deployments.pending(restaurantId, signal));
  }

  /** Sets changes that were loaded elsewhere. Ignores late results of a restaurant that was left. */
  setChanges(restaurantId: string, changes: readonly PendingChange[]): void {
    if (this.#restaurantId !== undefined && this.#restaurantId !== restaurantId) return;
    this.#restaurantId = restaurantId;
    this.#isRead = true;
    void this.changes.load(async () => changes);
  }

  requestReview(): void {
    this.isReviewRequested = true;
  }

  /** @returns whether a review was requested; resets the request */
  consumeReviewRequest(): boolean {
    const { isReviewRequested } = this;
    this.isReviewRequested = false;
    return isReviewRequested;
  }
}
