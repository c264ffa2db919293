import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';
import { readUser } from './storedUser.ts';

/** Local storage keys of the session. */
export const SESSION_KEYS = { accessToken: 'accessToken', user: 'user' } as const;

/** The signed-in user as stored, readable or not. */
export const storedUser = () => SafeStorage.local.read(SESSION_KEYS.user);

/** Name of the lock for session refreshes, and how long a tab waits for it. */
const REFRESH_LOCK = 'session';
const REFRESH_LOCK_TIMEOUT_MS = 15_000;

/** Stores the session under {@link SESSION_KEYS}. The browser's `storage` event notifies other tabs. */
export class LocalStorageSessionStore implements SessionStore {
  static readonly needs = [] as const;
  private readonly listeners = new Set<() => void>();
  /** One listener for all subscribers: between two listeners, the browser would let the page render. */
  #hearing: AbortController | undefined;

  read(): Session | undefined {
    const accessToken = SafeStorage.local.read(SESSION_KEYS.accessToken);
    const user = readUser(storedUser());
    return accessToken && user ? { accessToken, user } : undefined;
  }

  save({ accessToken, user }: Session) {
    // the user first: a tab that sees a new token must find its user
    SafeStorage.local.write(SESSION_KEYS.user, JSON.stringify(user));
    SafeStorage.local.write(SESSION_KEYS.accessToken, accessToken);
    this.tell();
  }

  clear() {
    SafeStorage.local.remove(SESSION_KEYS.accessToken);
    SafeStorage.local.remove(SESSION_KEYS.user);
    this.tell();
  }

  async withLock<T>(work: () => Promise<T>): Promise<T> {
    // missing in old browsers and on unencrypted pages
    if (!('locks' in navigator)) return work();
    try {
      return await navigator.locks.request(
        REFRESH_LOCK,
        { signal: AbortSignal.timeout(REFRESH_LOCK_TIMEOUT_MS) },
        work,
      );
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return work();
      throw thrown;
    }
  }

  subscribe(changed: () => void) {
    this.listeners.add(changed);
    this.#hearing ??= this.hear();
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size > 0) return;
      this.#hearing?.abort();
      this.#hearing = undefined;
    };
  }

  private hear(): AbortController {
    const hearing = new AbortController();
    const { signal } = hearing;
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key === SESSION_KEYS.accessToken || key === SESSION_KEYS.user) this.tell();
    };
    addEventListener('storage', fromOtherTab, { signal });
    // a page in the back/forward cache misses events
    addEventListener('pageshow', ({ persisted }) => persisted && this.tell(), { signal });
    return hearing;
  }

  private tell() {
    for (const changed of this.listeners) changed();
  }
}
