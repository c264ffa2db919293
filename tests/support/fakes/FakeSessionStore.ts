import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';

/** The session in memory, available as `session`. Several tabs can share it. */
export class FakeSessionStore implements SessionStore {
  session: Session | undefined;
  private lock: Promise<unknown> = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  constructor(session?: Session) {
    this.session = session;
  }

  read() {
    return this.session;
  }

  save(session: Session) {
    this.session = session;
    this.tell();
  }

  clear() {
    this.session = undefined;
    this.tell();
  }

  withLock<T>(work: () => Promise<T>) {
    const done = this.lock.then(work);
    this.lock = done.catch(() => undefined);
    return done;
  }

  subscribe(changed: () => void) {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  }

  private tell() {
    for (const changed of this.listeners) changed();
  }
}
