import type { Session } from '#domain/session/session.ts';
import { port } from '../port.ts';

/** Where the session lives between page loads, shared by all open tabs. */
export interface SessionStore {
  /** The stored session; none unless both token and user are there and can be read. */
  read(): Session | undefined;
  save(session: Session): void;
  clear(): void;
  /** Does what must not be done in two tabs at a time, once no other tab does; a tab that hangs is not waited for long. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Tells of every change, also of those made in another tab. Returns the way to stop. */
  subscribe(changed: () => void): () => void;
}
export const SessionStore = port<SessionStore>('SessionStore');
