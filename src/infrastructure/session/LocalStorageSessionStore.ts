import type { LockOptions, SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';
import { readUser } from './storedUser.ts';

/** Local storage keys of the session. */
export const SESSION_KEYS = { accessToken: 'accessToken', user: 'user' } as const;

/** Returns the signed-in user as stored, unparsed. */
export const storedUser = () => SafeStorage.local.read(SESSION_KEYS.user);

/** Name of the lock that tabs share. */
export const SESSION_LOCK = 'session';

/** How long a tab waits for the lock. Shorter than the 15 s that a refresh has, including this wait. */
const LOCK_TIMEOUT_MS = 10_000;

/** Stores the session under {@link SESSION_KEYS}. The browser's `storage` event notifies other tabs. */
export class LocalStorageSessionStore implements SessionStore {
  static readonly needs = [] as const;
  private readonly listeners = new Set<() => void>();
  /** One listener for all subscribers. With several, the browser could render between two of them. */
  #listening: AbortController | undefined;

  read(): Session | undefined {
    const accessToken = SafeStorage.local.read(SESSION_KEYS.accessToken);
    const user = readUser(storedUser());
    return accessToken && user ? { accessToken, user } : undefined;
  }

  save({ accessToken, user }: Session) {
    // the user first: a tab that reads a new token must find its user
    SafeStorage.local.write(SESSION_KEYS.user, JSON.stringify(user));
    SafeStorage.local.write(SESSION_KEYS.accessToken, accessToken);
    this.notify();
  }

  clear() {
    SafeStorage.local.remove(SESSION_KEYS.accessToken);
    SafeStorage.local.remove(SESSION_KEYS.user);
    this.notify();
  }

  async withLock<T>(
    work: (signal: AbortSignal) => Promise<T>,
    { wanted, otherwise }: LockOptions<T> = {},
  ): Promise<T> {
    const [waiting, working] = [new AbortController(), new AbortController()];
    let running: Promise<T> | undefined;
    const run = () => (running ??= work(working.signal));
    const request = (options: { signal: AbortSignal } | { steal: true }) =>
      navigator.locks.request(SESSION_LOCK, options, run).catch((thrown: unknown) => {
        if (!running) throw thrown;
        // the work failed, or another tab has taken the lock
        working.abort();
        return running;
      });
    const stop = () => {
      waiting.abort();
      working.abort();
    };
    if (wanted?.aborted) stop();
    wanted?.addEventListener('abort', stop);
    // Web Locks are missing in old browsers and on unencrypted pages
    if (!('locks' in navigator)) return run();
    // has no effect once the lock is granted
    const timer = setTimeout(() => waiting.abort(), LOCK_TIMEOUT_MS);
    try {
      return await request({ signal: waiting.signal });
    } catch (thrown) {
      if (running) throw thrown;
      // browsers that block storage also deny locks
      if (thrown !== waiting.signal.reason || working.signal.aborted) return run();
      return otherwise ? otherwise() : request({ steal: true });
    } finally {
      clearTimeout(timer);
    }
  }

  subscribe(changed: () => void) {
    this.listeners.add(changed);
    this.#listening ??= this.listen();
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size > 0) return;
      this.#listening?.abort();
      this.#listening = undefined;
    };
  }

  private listen(): AbortController {
    const listening = new AbortController();
    const { signal } = listening;
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key === SESSION_KEYS.accessToken || key === SESSION_KEYS.user) this.notify();
    };
    addEventListener('storage', fromOtherTab, { signal });
    // a page in the back/forward cache misses storage events
    addEventListener('pageshow', ({ persisted }) => persisted && this.notify(), { signal });
    return listening;
  }

  private notify() {
    for (const changed of this.listeners) changed();
  }
}
