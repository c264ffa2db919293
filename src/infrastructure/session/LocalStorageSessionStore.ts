import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { readUser } from './storedUser.ts';

/** Where local storage has the session. */
export const SESSION_KEYS = { accessToken: 'accessToken', user: 'user' } as const;

/** The signed-in user as stored, whether it can be read or not. */
export const storedUser = () => localStorage.getItem(SESSION_KEYS.user);

/** Keeps the session under {@link SESSION_KEYS}; the browser's `storage` event tells the other tabs. */
export class LocalStorageSessionStore implements SessionStore {
  static readonly needs = [] as const;
  private readonly listeners = new Set<() => void>();

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

  subscribe(changed: () => void) {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key === SESSION_KEYS.accessToken || key === SESSION_KEYS.user) changed();
    };
    // a page in the browser's memory hears of nothing that happens meanwhile
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && changed();
    this.listeners.add(changed);
    addEventListener('pageshow', onReturn);
    addEventListener('storage', fromOtherTab);
    return () => {
      this.listeners.delete(changed);
      removeEventListener('storage', fromOtherTab);
      removeEventListener('pageshow', onReturn);
    };
  }

  private tell() {
    for (const changed of this.listeners) changed();
  }
}
