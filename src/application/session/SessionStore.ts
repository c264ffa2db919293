import type { Session } from '#domain/session/session.ts';
import { port } from '../port.ts';

export interface LockOptions<T> {
  /** Ends the wait for the lock when it aborts, and aborts the work's signal. */
  readonly wanted?: AbortSignal;
  /** Runs if another tab still has the lock after 10 s. By default, the lock is taken from that tab. */
  readonly otherwise?: () => Promise<T>;
}

/** Stores the session between page loads, shared by all open tabs. */
export interface SessionStore {
  /** Returns the stored session, or undefined unless both token and user are present and readable. */
  read(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  /**
   * Runs work that must not run twice at once, in any tab.
   * @param work receives a signal that aborts if it is no longer wanted, or if another tab takes the lock
   */
  withLock<T>(work: (signal: AbortSignal) => Promise<T>, options?: LockOptions<T>): Promise<T>;
  /** Calls back on every change, including in other tabs. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}
export const SessionStore = port<SessionStore>('SessionStore');
