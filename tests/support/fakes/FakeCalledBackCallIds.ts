import type { CalledBackCallIds } from '#application/telephony/CalledBackCallIds.ts';

/** Keeps missed calls that staff called back in memory. */
export class FakeCalledBackCallIds implements CalledBackCallIds {
  readonly saved = new Map<string, readonly string[]>();

  ids(restaurantId: string) {
    return this.saved.get(restaurantId) ?? [];
  }

  save(restaurantId: string, ids: readonly string[]) {
    this.saved.set(restaurantId, ids);
  }
}
