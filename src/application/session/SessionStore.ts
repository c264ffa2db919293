import type { Session } from '#domain/session/session.ts';
import { port } from '../port.ts';

export interface LockOptions<T> {
  /** Aborts when the work is no longer wanted. Ends the wait for the lock, or aborts the work's signal. */
  readonly wanted?: AbortSignal;
  /** Runs instead of the work if another tab keeps the lock for 10 s. By default, the work takes the lock. */
  readonly otherwise?: () => Promise<T>;
}

/** Stores the session between page loads, shared by all open tabs. */
export interface SessionStore {
  /** Returns the stored session. Undefined if the token or the user is missing or unreadable. */
  read(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  /**
   * Runs work under a lock that all tabs share.
   * @param work gets a signal that aborts if the work is no longer wanted, or if another tab takes the lock
   */
  withLock<T>(work: (signal: AbortSignal) => Promise<T>, options?: LockOptions<T>): Promise<T>;
  /** Calls back on every change, including in other tabs. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}
export const SessionStore = port<SessionStore>('SessionStore');
