import type { TabStorage } from '#application/shared/TabStorage.ts';
import type { Edits, Place, UnsavedWork } from './UnsavedWork.ts';

/** Edits whose form is not open: after a reload, a crash, or the end of a session. */
export interface Kept {
  readonly name: string;
  readonly edits: Edits;
  readonly isMinor?: true;
}

/** Kept edits with the user they belong to. */
export interface Snapshot {
  readonly user: string;
  readonly kept: Readonly<Record<string, Kept>>;
}

/** Tab storage key of the snapshot. */
const KEY = 'unsavedWork';

export const keyOf = ({ path, name }: Place) => `${path} ${name}`;

/** Passwords are not among the edits, so a form with nothing else is not kept. */
export function keptOf({ dirty, isMinor, edits = {} }: UnsavedWork, place: Place): readonly [string, Kept][] {
  if (!dirty || Object.keys(edits).length === 0) return [];
  return [[keyOf(place), { name: place.name, edits, ...(isMinor && { isMinor }) }]];
}

/** Reads the stored snapshot. Returns undefined for anything else, such as one of an older release. */
export function readSnapshot(storage: TabStorage): Snapshot | undefined {
  try {
    const { user, kept } = JSON.parse(storage.read(KEY) ?? '') as Partial<Snapshot>;
    return typeof user === 'string' && typeof kept === 'object' ? { user, kept } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a snapshot, or removes the stored one if there is nothing to keep. */
export function writeSnapshot(storage: TabStorage, snapshot: Snapshot | undefined): void {
  if (snapshot && Object.keys(snapshot.kept).length > 0) storage.write(KEY, JSON.stringify(snapshot));
  else storage.remove(KEY);
}
