import { makeAutoObservable, observableRef } from 'mobx';
import { Deployments } from '#application/deployments/Deployments.ts';
import { RestaurantEvents, type SettingsArea } from '#application/shared/RestaurantEvents.ts';
import { itemChanges } from '#domain/deployments/itemChanges.ts';
import { lastAuthorOfChangeType, type PendingChange } from '#domain/deployments/pendingChange.ts';
import { changesThatCancelOut } from '#domain/deployments/changesThatCancelOut.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { SettingsAuthors } from '../forms/SettingsAuthors.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { OwnUndeployedSaves } from './OwnUndeployedSaves.ts';

/** The host's type for changes saved in each settings area. */
export const CHANGE_TYPES: Readonly<Record<SettingsArea, string>> = {
  // the restaurant's form saves the greeting, voice, and background sound
  details: 'voice',
  voice: 'voice',
  menu: 'menu',
  instructions: 'ai-instructions',
  telephony: 'telephony',
};

/**
 * The pending changes of the open restaurant. Loaded once for all parts of its pages, and reloaded after each
 * write.
 */
export class PendingChangesViewModel {
  static readonly needs = [Deployments, RestaurantEvents, SettingsAuthors] as const;
  changes = new Loadable<Rows<PendingChange>>();
  readonly saves = new OwnUndeployedSaves();
  #restaurantId: string | undefined;
  #visit: object | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(
    private readonly deployments: Deployments,
    private readonly events: RestaurantEvents,
    authors: SettingsAuthors,
  ) {
    makeAutoObservable(this, { changes: observableRef }, { autoBind: true });
    authors.setSource(this);
  }

  /** The loaded changes, as a new list after each load. Undefined until loaded. */
  get list(): Rows<PendingChange> | undefined {
    return this.changes.value;
  }

  /** Ids of the changes that cancel each other out. */
  get undone(): ReadonlySet<string> {
    return changesThatCancelOut(this.list ?? []);
  }

  /** How many changes are pending, without those that cancel each other out. Undefined until loaded. */
  get count(): number | undefined {
    return this.list && this.list.length - this.undone.size;
  }

  /** Ids of the menu items whose changes are not live, as far as the host sends item details. */
  get notLiveItems(): ReadonlySet<string> {
    return new Set(itemChanges(this.list ?? []).keys());
  }

  /** Returns the user who last saved settings of an area, if known. */
  lastAuthor(area: SettingsArea): string | undefined {
    return this.list && lastAuthorOfChangeType(this.list, CHANGE_TYPES[area]);
  }

  get failed(): boolean {
    return this.changes.failure !== undefined;
  }

  /**
   * Loads the changes of a restaurant, once per visit.
   * @param visit identifies the visit, because changes may differ on return; a part of the page omits it to
   * join the current visit
   */
  open(restaurantId: string, visit?: object): void {
    const isSameVisit = !visit || !this.#visit || this.#visit === visit;
    this.#visit = visit ?? this.#visit;
    if (this.#restaurantId === restaurantId && isSameVisit) return;
    this.#restaurantId = restaurantId;
    this.#unsubscribe?.();
    this.#unsubscribe = this.events.subscribe(restaurantId, (event) => {
      if (event.kind === 'saved') this.saves.add(event.area, this.list);
      if (event.kind !== 'orderDeleted') this.reload();
    });
    this.saves.clear();
    this.changes.stop();
    this.changes = new Loadable();
    void this.changes.load(
      (signal) => this.deployments.pending(restaurantId, signal),
      (list) => this.saves.forgetDeployed(list),
    );
  }

  /** Reloads the changes. Until then, keeps the current list. */
  reload(): void {
    this.changes.retry();
  }
}
