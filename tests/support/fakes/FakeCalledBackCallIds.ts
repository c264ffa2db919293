import type { CalledBackCallIds } from '#application/telephony/CalledBackCallIds.ts';

/** Keeps the IDs of missed calls that staff have returned, in memory. */
export class FakeCalledBackCallIds implements CalledBackCallIds {
  readonly saved = new Map<string, readonly string[]>();

  ids(restaurantId: string) {
    return this.saved.get(restaurantId) ?? [];
  }

  save(restaurantId: string, ids: readonly string[]) {
    this.saved.set(restaurantId, ids);
  }
}
