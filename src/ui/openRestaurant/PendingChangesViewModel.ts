import { makeAutoObservable, observableRef } from 'mobx';
import { Deployments } from '#application/deployments/Deployments.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { Loadable } from '../kit/Loadable.ts';

/** What was saved of the open restaurant and is not live: counted beside its pages, and read again after each save. */
export class PendingChangesViewModel {
  static readonly needs = [Deployments] as const;
  private changes = new Loadable<readonly PendingChange[]>();
  /** Somebody is on the way to the Deployment Controls to look through all of them. */
  reviewing = false;
  #restaurantId: string | undefined;

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

  /** Counts them for a restaurant that was opened, unless that was done. */
  open(restaurantId: string): void {
    if (this.#restaurantId === restaurantId) return;
    this.#restaurantId = restaurantId;
    this.changes.stop();
    this.changes = new Loadable();
    this.countAgain();
  }

  /** Something was saved. */
  countAgain(): void {
    const restaurantId = this.#restaurantId;
    if (restaurantId === undefined) return;
    void this.changes.load((signal) => this.deployments.pending(restaurantId, signal));
  }

  /** They were read elsewhere. */
  know(restaurantId: string, changes: readonly PendingChange[]): void {
    this.#restaurantId = restaurantId;
    void this.changes.load(async () => changes);
  }

  review(): void {
    this.reviewing = true;
  }

  /** @returns whether all of them are to be looked through; that is said once */
  takeReview(): boolean {
    const { reviewing } = this;
    this.reviewing = false;
    return reviewing;
  }
}
