import { array, string } from 'valibot';
import type { CalledBackCallIds } from '#application/telephony/CalledBackCallIds.ts';
import { StoredRecord } from '../browser/StoredRecord.ts';

/** Maximum IDs per restaurant. A call log lists fewer calls. */
const MAX_IDS = 100;

/** IDs by restaurant. Few users have more restaurants than the limit. */
const stored = new StoredRecord<readonly string[]>('calledBack', array(string()), 20);

export class LocalStorageCalledBackCallIds implements CalledBackCallIds {
  static readonly needs = [] as const;

  ids(restaurantId: string) {
    return stored.get(restaurantId) ?? [];
  }

  save(restaurantId: string, ids: readonly string[]) {
    stored.set(restaurantId, ids.slice(-MAX_IDS));
  }
}
