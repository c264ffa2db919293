import type { Session } from '#domain/session/session.ts';
import { port } from '../port.ts';

/** Stores the session between page loads, shared by all open tabs. */
export interface SessionStore {
  /** Returns the stored session, or undefined unless both token and user are present and readable. */
  read(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  /**
   * Runs work that must not run in two tabs at once.
   * @param otherwise runs instead if another tab takes longer than 10 s; by default the work itself
   */
  withLock<T>(work: () => Promise<T>, otherwise?: () => Promise<T>): Promise<T>;
  /** Calls back on every change, including in other tabs. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}
export const SessionStore = port<SessionStore>('SessionStore');
