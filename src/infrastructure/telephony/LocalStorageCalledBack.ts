import { array, record, safeParse, string, type InferOutput } from 'valibot';
import type { CalledBack } from '#application/telephony/CalledBack.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

/** Local storage key. JSON with the IDs of each restaurant, the last saved restaurant last. */
const CALLED_BACK_KEY = 'calledBack';

/** More than a call log lists, and more restaurants than most users have. */
const MAX_IDS = 100;
const MAX_RESTAURANTS = 20;

const idsSchema = record(string(), array(string()));

export class LocalStorageCalledBack implements CalledBack {
  static readonly needs = [] as const;

  ids(restaurantId: string) {
    return read()[restaurantId] ?? [];
  }

  save(restaurantId: string, ids: readonly string[]) {
    const { [restaurantId]: _replaced, ...others } = read();
    const kept = Object.entries(others).slice(1 - MAX_RESTAURANTS);
    const all = Object.fromEntries([...kept, [restaurantId, ids.slice(-MAX_IDS)]]);
    SafeStorage.local.write(CALLED_BACK_KEY, JSON.stringify(all));
  }
}

/** Returns nothing if the stored text is not readable, for example from another version. */
function read(): InferOutput<typeof idsSchema> {
  try {
    const parsed = safeParse(idsSchema, JSON.parse(SafeStorage.local.read(CALLED_BACK_KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}
