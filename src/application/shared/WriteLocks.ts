import type { SettingsArea } from './RestaurantEvents.ts';
import { SharedExclusiveLock } from './SharedExclusiveLock.ts';

/** What is written: one part of a restaurant's settings, or all of them. */
export interface WriteTarget {
  readonly restaurantId: string;
  readonly area: SettingsArea;
  /** Id of a part that is written separately, such as a menu item. Absent for the whole area. */
  readonly part?: string | undefined;
}

/**
 * Orders this tab's writes. A save reads, merges, and writes, so it would undo a write made in between.
 * Different parts of an area are written concurrently; the whole area and the same part one at a time.
 */
export class WriteLocks {
  static readonly needs = [] as const;
  private readonly locks = new Map<string, SharedExclusiveLock>();

  run<T>({ restaurantId, area, part }: WriteTarget, write: () => Promise<T>): Promise<T> {
    const whole = this.lockOf(`${restaurantId} ${area}`);
    if (part === undefined) return whole.exclusive(write);
    return whole.shared(() => this.lockOf(`${restaurantId} ${area} ${part}`).exclusive(write));
  }

  private lockOf(key: string): SharedExclusiveLock {
    const lock = this.locks.get(key) ?? new SharedExclusiveLock();
    this.locks.set(key, lock);
    return lock;
  }
}
