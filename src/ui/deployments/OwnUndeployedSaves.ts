import { makeAutoObservable, observable } from 'mobx';
import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import type { Saves } from '#domain/deployments/savedChanges.ts';

type AreaSaves = Pick<Saves, 'known' | 'count'>;

/** The user's saves in this browser that may not be live yet, by settings area. */
export class OwnUndeployedSaves {
  private readonly byArea = observable.map<SettingsArea, AreaSaves>({}, { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Records a save.
   * @param pending the pending changes before the save, if known
   */
  add(area: SettingsArea, pending: readonly PendingChange[] | undefined): void {
    const { known, count } = this.byArea.get(area) ?? { known: pending && idsOf(pending), count: 0 };
    this.byArea.set(area, { known, count: count + 1 });
  }

  of(area: SettingsArea): AreaSaves | undefined {
    return this.byArea.get(area);
  }

  /** Forgets saves that have no pending change left. @param pending a list loaded after the saves */
  forgetDeployed(pending: readonly PendingChange[]): void {
    for (const [area, { known }] of this.byArea) {
      if (pending.every(({ id }) => known?.has(id))) this.forget(area);
    }
  }

  forget(area: SettingsArea): void {
    this.byArea.delete(area);
  }

  clear(): void {
    this.byArea.clear();
  }
}

const idsOf = (pending: readonly PendingChange[]): ReadonlySet<string> =>
  new Set(pending.map(({ id }) => id));
