import { makeAutoObservable, observableRef } from 'mobx';
import { Deployments } from '#application/deployments/Deployments.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { Loadable } from '../kit/Loadable.ts';

/** What was saved of the open restaurant and is not live: counted beside its pages, and read again after each save. */
export class PendingChangesViewModel {
  static readonly needs = [Deployments] as const;
  private changes = new Loadable<readonly PendingChange[]>();
  /** Somebody has come to the Deployment Controls, which do not show them yet, to look through all of them. */
  isReviewRequested = false;
  #restaurantId: string | undefined;
  #isRead = false;
  #visit: object | undefined;

  constructor(private readonly deployments: Deployments) {
    makeAutoObservable<this, 'changes'>(this, { changes: observableRef }, { autoBind: true });
  }

  /** Another list after each reading; undefined as long as they are not known. */
  get list(): readonly PendingChange[] | undefined {
    return this.changes.value;
  }

  /** How many; undefined as long as that is not known. */
  get count(): number | undefined {
    return this.list?.length;
  }

  /** They could not be counted. */
  get failed(): boolean {
    return this.changes.failure !== undefined;
  }

  /**
   * Counts them for a restaurant that was opened, unless that was done, or somebody else reads them.
   * @param visit another object for each visit to it: who comes back may find something else
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

  /** Something was saved. */
  reload(): void {
    const restaurantId = this.#restaurantId;
    if (restaurantId === undefined) return;
    this.#isRead = true;
    void this.changes.load((signal) => this.deployments.pending(restaurantId, signal));
  }

  /** They were read elsewhere; what comes late of a restaurant that was left is no matter. */
  setChanges(restaurantId: string, changes: readonly PendingChange[]): void {
    if (this.#restaurantId !== undefined && this.#restaurantId !== restaurantId) return;
    this.#restaurantId = restaurantId;
    this.#isRead = true;
    void this.changes.load(async () => changes);
  }

  /** Somebody has come to look through all of them. */
  requestReview(): void {
    this.isReviewRequested = true;
  }

  /** @returns whether all of them are to be looked through; that is said once */
  consumeReviewRequest(): boolean {
    const { isReviewRequested } = this;
    this.isReviewRequested = false;
    return isReviewRequested;
  }
}
