import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { readUser } from './storedUser.ts';

/** Where local storage has the session. */
export const SESSION_KEYS = { accessToken: 'accessToken', user: 'user' } as const;

/** The signed-in user as stored, whether it can be read or not. */
export const storedUser = () => localStorage.getItem(SESSION_KEYS.user);

/** The lock of the tab whose turn it is, and how many milliseconds another one waits for it. */
const REFRESH_LOCK = 'session';
const REFRESH_LOCK_TIMEOUT_MS = 15_000;

/** Keeps the session under {@link SESSION_KEYS}; the browser's `storage` event tells the other tabs. */
export class LocalStorageSessionStore implements SessionStore {
  static readonly needs = [] as const;
  private readonly listeners = new Set<() => void>();
  /** What the browser tells is heard once for all: between two listeners of its own it would let the page draw itself. */
  #hearing: AbortController | undefined;

  read(): Session | undefined {
    const accessToken = localStorage.getItem(SESSION_KEYS.accessToken);
    const user = readUser(storedUser());
    return accessToken && user ? { accessToken, user } : undefined;
  }

  save({ accessToken, user }: Session) {
    // the user first: a tab that hears of a new token must find its user
    localStorage.setItem(SESSION_KEYS.user, JSON.stringify(user));
    localStorage.setItem(SESSION_KEYS.accessToken, accessToken);
    this.tell();
  }

  clear() {
    localStorage.removeItem(SESSION_KEYS.accessToken);
    localStorage.removeItem(SESSION_KEYS.user);
    this.tell();
  }

  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    // old browsers have none, nor has a page that is not encrypted
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
    // a page in the browser's memory hears of nothing that happens meanwhile
    addEventListener('pageshow', ({ persisted }) => persisted && this.tell(), { signal });
    return hearing;
  }

  private tell() {
    for (const changed of this.listeners) changed();
  }
}
