import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { readUser } from './storedUser.ts';

const TOKEN_KEY = 'accessToken';
const USER_KEY = 'user';

/** Keeps the session under the keys `accessToken` and `user`; the browser's `storage` event tells the other tabs. */
export class LocalStorageSessionStore implements SessionStore {
  static readonly needs = [] as const;
  private readonly listeners = new Set<() => void>();

  read(): Session | undefined {
    const accessToken = localStorage.getItem(TOKEN_KEY);
    const user = readUser(localStorage.getItem(USER_KEY));
    return accessToken && user ? { accessToken, user } : undefined;
  }

  save({ accessToken, user }: Session) {
    // the user first: a tab that hears of a new token must find its user
    localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(TOKEN_KEY, accessToken);
    this.tell();
  }

  clear() {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_KEY);
    this.tell();
  }

  subscribe(changed: () => void) {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key === TOKEN_KEY || key === USER_KEY) changed();
    };
    this.listeners.add(changed);
    addEventListener('storage', fromOtherTab);
    return () => {
      this.listeners.delete(changed);
      removeEventListener('storage', fromOtherTab);
    };
  }

  private tell() {
    for (const changed of this.listeners) changed();
  }
}
