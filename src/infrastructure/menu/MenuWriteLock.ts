/** How long other writes wait for a stuck one. Longer than a read with all its retries. */
const LOCK_TIMEOUT_MS = 120_000;

/**
 * A read-write lock for a menu. Reordering and imports save the whole menu based on a fresh read, so they
 * would undo writes made in between.
 */
export class MenuWriteLock {
  private lastExclusive: Promise<void> = Promise.resolve();
  /** Shared writes since the last exclusive one. */
  private pendingShared: Promise<void> = Promise.resolve();

  /** Runs a write of one category or item, once no exclusive write is running. */
  shared<T>(write: () => Promise<T>): Promise<T> {
    const turn = this.lastExclusive;
    const written = turn.then(write);
    this.pendingShared = all(this.pendingShared, settledOrTimedOut(turn, written));
    return written;
  }

  /** Runs a read and save of the whole menu, once no other write is running. */
  exclusive<T>(write: () => Promise<T>): Promise<T> {
    const turn = all(this.lastExclusive, this.pendingShared);
    const written = turn.then(write);
    this.lastExclusive = settledOrTimedOut(turn, written);
    this.pendingShared = Promise.resolve();
    return written;
  }
}

async function settledOrTimedOut(turn: Promise<void>, written: Promise<unknown>): Promise<void> {
  await turn;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, LOCK_TIMEOUT_MS)));
  await Promise.race([Promise.allSettled([written]), patience]);
  clearTimeout(timer);
}

async function all(...others: readonly Promise<void>[]): Promise<void> {
  await Promise.all(others);
}
