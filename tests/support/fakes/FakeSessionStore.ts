import type { LockOptions, SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';

/** Keeps the session in memory, as `session`. Several tabs can share the store. */
export class FakeSessionStore implements SessionStore {
  session: Session | undefined;
  private lock: Promise<unknown> = Promise.resolve();
  private holder = new AbortController();
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

  withLock<T>(work: (signal: AbortSignal) => Promise<T>, { wanted }: LockOptions<T> = {}) {
    const working = new AbortController();
    if (wanted?.aborted) working.abort();
    wanted?.addEventListener('abort', () => working.abort());
    const done = this.lock.then(() => {
      this.holder = working;
      return work(working.signal);
    });
    this.lock = done.catch(() => undefined);
    return done;
  }

  /** Takes the lock from running work, as another tab does after 10 s. */
  takeLock(): void {
    this.holder.abort();
    this.lock = Promise.resolve();
  }

  subscribe(changed: () => void) {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  }

  private tell() {
    for (const changed of this.listeners) changed();
  }
}
