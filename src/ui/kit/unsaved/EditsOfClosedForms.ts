import { compareStructural, makeAutoObservable, observable, reaction } from 'mobx';
import type { SessionStore } from '#application/session/SessionStore.ts';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import type { Edits, Place, UnsavedWork } from './UnsavedWork.ts';
import {
  snapshotEntries,
  snapshotKey,
  readSnapshot,
  writeSnapshot,
  type Kept,
  type Snapshot,
} from './unsavedSnapshot.ts';

/** How long after the last edit to write to the tab's storage, in milliseconds. */
const STORE_DELAY_MS = 500;

/** Unsaved work of open forms, each with its place. */
type OpenWork = readonly (readonly [UnsavedWork, Place])[];

/**
 * Edits of one user whose forms are closed because of a reload, a crash, or the end of the session. Tab
 * storage holds them together with the edits of open forms. (see rule: unsaved changes)
 */
export class EditsOfClosedForms {
  private readonly kept = observable.map<string, Kept>({}, { deep: false });
  private isSignedOut: boolean;
  private who: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sessions: SessionStore,
    private readonly storage: TabStorage,
    private readonly open: () => OpenWork,
  ) {
    this.who = sessions.read()?.user.email;
    this.isSignedOut = this.who === undefined;
    makeAutoObservable<this, 'open'>(this, { open: false }, { autoBind: true });
    this.restoreSnapshot();
    // never disposed, because this object lives as long as the app
    reaction(() => this.snapshot, this.storeSoon, { equals: compareStructural });
  }

  /** Names of the forms whose edits are kept until the user signs in again. */
  get names(): readonly string[] {
    const kept = [...this.kept.values()].filter(({ isMinor }) => !isMinor);
    return this.isSignedOut ? [...new Set(kept.map(({ name }) => name))] : [];
  }

  keep(work: UnsavedWork, place: Place): void {
    for (const [key, kept] of snapshotEntries(work, place)) this.kept.set(key, kept);
  }

  /** Keeps edits until their form opens again. */
  add(place: Place, edits: Edits): void {
    this.kept.set(snapshotKey(place), { name: place.name, edits });
  }

  /** Returns the edits kept for a form, and removes them. */
  take(place: Place): Edits | undefined {
    if (this.isSignedOut) return undefined;
    const kept = this.kept.get(snapshotKey(place));
    this.kept.delete(snapshotKey(place));
    return kept?.edits;
  }

  /** Updates after a session change. Returns whether another user has signed in, who must not see the edits. */
  follow(): boolean {
    const who = this.sessions.read()?.user.email;
    const isOther = who !== undefined && who !== this.who;
    if (who === undefined) for (const [work, place] of this.open()) this.keep(work, place);
    if (isOther) this.kept.clear();
    this.isSignedOut = who === undefined;
    this.who = who ?? this.who;
    return isOther;
  }

  /** Writes the edits to the tab's storage. */
  store(): void {
    writeSnapshot(this.storage, this.snapshot);
  }

  /** Writes the edits to the tab's storage after a pause in typing, or immediately if none are left. */
  private storeSoon(snapshot: Snapshot | undefined): void {
    clearTimeout(this.#timer);
    const isEmpty = Object.keys(snapshot?.kept ?? {}).length === 0;
    if (isEmpty) this.store();
    else this.#timer = setTimeout(this.store, STORE_DELAY_MS);
  }

  /** All edits to restore after a reload, from open and closed forms. */
  private get snapshot(): Snapshot | undefined {
    if (this.who === undefined) return undefined;
    const open = this.open().flatMap(([work, place]) => snapshotEntries(work, place));
    return { user: this.who, kept: Object.fromEntries([...this.kept, ...open]) };
  }

  private restoreSnapshot(): void {
    const stored = readSnapshot(this.storage);
    // after a reload without a session, the user of the stored edits may sign in again
    this.who ??= stored?.user;
    if (!stored || stored.user !== this.who) return;
    for (const [key, kept] of Object.entries(stored.kept)) this.kept.set(key, kept);
  }
}
