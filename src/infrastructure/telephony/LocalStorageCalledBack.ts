import { array, string } from 'valibot';
import type { CalledBack } from '#application/telephony/CalledBack.ts';
import { StoredRecord } from '../browser/StoredRecord.ts';

/** More calls than a call log lists. */
const MAX_IDS = 100;

/** IDs by restaurant. Few users have more restaurants than the limit. */
const stored = new StoredRecord<readonly string[]>('calledBack', array(string()), 20);

export class LocalStorageCalledBack implements CalledBack {
  static readonly needs = [] as const;

  ids(restaurantId: string) {
    return stored.get(restaurantId) ?? [];
  }

  save(restaurantId: string, ids: readonly string[]) {
    stored.set(restaurantId, ids.slice(-MAX_IDS));
  }
}
