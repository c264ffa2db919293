import type { TabStorage } from '#application/shared/TabStorage.ts';
import type { Edits, Place, UnsavedWork } from './UnsavedWork.ts';

/** Edits of a form that is closed because of a reload, a crash, or the end of a session. */
export interface Kept {
  readonly name: string;
  readonly edits: Edits;
  readonly isMinor?: true;
}

/** All kept edits and the user who made them. */
export interface Snapshot {
  readonly user: string;
  readonly kept: Readonly<Record<string, Kept>>;
}

/** The session storage key of the snapshot. */
const KEY = 'unsavedWork';

export const snapshotKey = ({ path, name }: Place) => `${path} ${name}`;

/** Returns the entries to store for a form. Edits exclude passwords, so a form may have nothing to store. */
export function snapshotEntries(
  { dirty, isMinor, edits = {} }: UnsavedWork,
  place: Place,
): readonly [string, Kept][] {
  if (!dirty || Object.keys(edits).length === 0) return [];
  return [[snapshotKey(place), { name: place.name, edits, ...(isMinor && { isMinor }) }]];
}

/** Reads the stored snapshot. Returns undefined if it is missing or unreadable. */
export function readSnapshot(storage: TabStorage): Snapshot | undefined {
  try {
    const { user, kept } = JSON.parse(storage.read(KEY) ?? '') as Partial<Snapshot>;
    return typeof user === 'string' && typeof kept === 'object' ? { user, kept } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a snapshot, or removes the stored one if there are no edits to keep. */
export function writeSnapshot(storage: TabStorage, snapshot: Snapshot | undefined): void {
  if (snapshot && Object.keys(snapshot.kept).length > 0) storage.write(KEY, JSON.stringify(snapshot));
  else storage.remove(KEY);
}
