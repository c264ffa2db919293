import { array, isoTimestamp, object, pipe, record, string, type InferOutput } from 'valibot';
import type { MenuNotes } from '#application/menu/MenuNotes.ts';
import type { SwitchOffTimes } from '#domain/menu/switchOffTimes.ts';
import { StoredRecord } from '../browser/StoredRecord.ts';

const notesSchema = object({
  /** Times by item id. */
  off: record(string(), pipe(string(), isoTimestamp())),
  ignored: array(string()),
});

type Notes = InferOutput<typeof notesSchema>;

/** Notes by restaurant. */
const stored = new StoredRecord<Notes>('menuNotes', notesSchema);

const NONE: Notes = { off: {}, ignored: [] };

export class LocalStorageMenuNotes implements MenuNotes {
  static readonly needs = [] as const;

  switchOffTimes(restaurantId: string) {
    const { off } = notesOf(restaurantId);
    return new Map(Object.entries(off).map(([id, time]) => [id, new Date(time)]));
  }

  saveSwitchOffTimes(restaurantId: string, times: SwitchOffTimes) {
    const off = Object.fromEntries([...times].map(([id, time]) => [id, time.toISOString()]));
    save(restaurantId, { off });
  }

  ignoredNames(restaurantId: string) {
    return notesOf(restaurantId).ignored;
  }

  saveIgnoredNames(restaurantId: string, names: readonly string[]) {
    save(restaurantId, { ignored: [...names] });
  }
}

const notesOf = (restaurantId: string): Notes => stored.get(restaurantId) ?? NONE;

const save = (restaurantId: string, changes: Partial<Notes>): void =>
  stored.set(restaurantId, { ...notesOf(restaurantId), ...changes });
