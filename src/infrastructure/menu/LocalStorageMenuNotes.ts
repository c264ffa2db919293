import { array, isoTimestamp, object, pipe, record, safeParse, string, type InferOutput } from 'valibot';
import type { MenuNotes } from '#application/menu/MenuNotes.ts';
import type { SwitchOffTimes } from '#domain/menu/switchOffTimes.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

/** Local storage key. JSON with the notes of each restaurant. */
const MENU_NOTES_KEY = 'menuNotes';

const notesSchema = object({
  /** Times by item id. */
  off: record(string(), pipe(string(), isoTimestamp())),
  ignored: array(string()),
});
const allNotesSchema = record(string(), notesSchema);

type Notes = InferOutput<typeof notesSchema>;

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

const notesOf = (restaurantId: string): Notes => read()[restaurantId] ?? NONE;

function save(restaurantId: string, changes: Partial<Notes>): void {
  const all = { ...read(), [restaurantId]: { ...notesOf(restaurantId), ...changes } };
  SafeStorage.local.write(MENU_NOTES_KEY, JSON.stringify(all));
}

/** Returns no notes if the stored text is not readable, for example from another version. */
function read(): InferOutput<typeof allNotesSchema> {
  try {
    const parsed = safeParse(allNotesSchema, JSON.parse(SafeStorage.local.read(MENU_NOTES_KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}
