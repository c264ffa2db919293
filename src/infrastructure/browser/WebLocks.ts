import { LOST_WRITE_AFTER_MS } from '#application/shared/lostWriteAfter.ts';
import type { Locks } from '#application/writes/Locks.ts';

/**
 * Uses its own locks within this tab, and Web Locks between tabs. Without Web Locks (unencrypted pages,
 * denied storage), does not wait for other tabs. Waits at most {@link LOST_WRITE_AFTER_MS} for lost work,
 * even if another tab is frozen.
 */
export class WebLocks implements Locks {
  static readonly needs = [] as const;
  /** By name: a promise that resolves when the last work with that name ends or is lost. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(private readonly browser: Partial<Pick<Navigator, 'locks'>> = globalThis.navigator) {}

  run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const turn = Promise.all(names.flatMap((name) => this.turns.get(name) ?? []));
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    for (const name of names) this.turns.set(name, ended);
    return turn.then(() => {
      // sorted, so that two tabs never deadlock
      const done = this.inAllTabs(names.toSorted(), work);
      void settledOrLost(done).then(end);
      return done;
    });
  }

  private async inAllTabs<T>([name, ...others]: readonly string[], work: () => Promise<T>): Promise<T> {
    if (name === undefined) return work();
    const { locks } = this.browser;
    const next = () => this.inAllTabs(others, work);
    const { promise: result, resolve, reject } = Promise.withResolvers<T>();
    const begin = async () => {
      const done = next();
      done.then(resolve, reject);
      await settledOrLost(done);
    };
    if (!locks) return next();
    const signal = AbortSignal.timeout(LOST_WRITE_AFTER_MS);
    // runs without the lock if the browser denies the lock or another tab is frozen
    locks.request(name, { signal }, begin).catch(() => next().then(resolve, reject));
    return result;
  }
}

async function settledOrLost(done: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise((resolve) => (timer = setTimeout(resolve, LOST_WRITE_AFTER_MS)));
  await Promise.race([Promise.allSettled([done]), timeLimit]);
  clearTimeout(timer);
}
