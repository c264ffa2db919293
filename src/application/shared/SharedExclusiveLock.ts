import { LOST_AFTER_MS } from './lostAfter.ts';

/**
 * A shared–exclusive (readers–writer) lock. Shared work runs concurrently, exclusive work alone. Others stop
 * waiting for a lost holder (see rule: lost writes).
 */
export class SharedExclusiveLock {
  private lastExclusive: Promise<void> = Promise.resolve();
  /** Shared work since the last exclusive one. */
  private pendingShared: Promise<void> = Promise.resolve();

  /** Runs the work once no exclusive work is running. */
  shared<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastExclusive;
    const done = turn.then(work);
    this.pendingShared = all(this.pendingShared, settledOrTimedOut(turn, done));
    return done;
  }

  /** Runs the work once no other work is running. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = all(this.lastExclusive, this.pendingShared);
    const done = turn.then(work);
    this.lastExclusive = settledOrTimedOut(turn, done);
    this.pendingShared = Promise.resolve();
    return done;
  }
}

async function settledOrTimedOut(turn: Promise<void>, done: Promise<unknown>): Promise<void> {
  await turn;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise((resolve) => (timer = setTimeout(resolve, LOST_AFTER_MS)));
  await Promise.race([Promise.allSettled([done]), timeLimit]);
  clearTimeout(timer);
}

async function all(...others: readonly Promise<void>[]): Promise<void> {
  await Promise.all(others);
}
