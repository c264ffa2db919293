import { LOST_AFTER_MS } from '#application/shared/lostAfter.ts';
import type { Locks } from '#application/writes/Locks.ts';

/**
 * Locks of this tab, and the browser's Web Locks between tabs. Without Web Locks (unencrypted pages, denied
 * storage), other tabs are not waited for. Nothing waits longer for lost work than {@link LOST_AFTER_MS}, also
 * not for a frozen tab's.
 */
export class WebLocks implements Locks {
  static readonly needs = [] as const;
  /** Settles when the last work of a name ends or is lost. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(private readonly browser: Partial<Pick<Navigator, 'locks'>> = globalThis.navigator) {}

  run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const turn = Promise.all(names.flatMap((name) => this.turns.get(name) ?? []));
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    for (const name of names) this.turns.set(name, ended);
    return turn.then(() => {
      // sorted, so that no two tabs wait for each other
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
    const signal = AbortSignal.timeout(LOST_AFTER_MS);
    // denied, or another tab is frozen
    locks.request(name, { signal }, begin).catch(() => next().then(resolve, reject));
    return result;
  }
}

async function settledOrLost(done: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise((resolve) => (timer = setTimeout(resolve, LOST_AFTER_MS)));
  await Promise.race([Promise.allSettled([done]), timeLimit]);
  clearTimeout(timer);
}
