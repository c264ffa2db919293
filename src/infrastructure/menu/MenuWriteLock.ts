/**
 * How many milliseconds others wait for a write that does not end, from when its turn came: longer than a read may take that is
 * tried again.
 */
const LOCK_TIMEOUT_MS = 120_000;

/**
 * Which writes of a menu may be under way beside each other. A menu can only be saved as a whole, with what was read of it
 * before: what is written between that reading and that saving would be undone by it.
 */
export class MenuWriteLock {
  private lastExclusive: Promise<void> = Promise.resolve();
  /** Those that began since. */
  private pendingShared: Promise<void> = Promise.resolve();

  /** Writes one thing of a menu, once no whole one is being saved. */
  shared<T>(write: () => Promise<T>): Promise<T> {
    const turn = this.lastExclusive;
    const written = turn.then(write);
    this.pendingShared = all(this.pendingShared, settledOrTimedOut(turn, written));
    return written;
  }

  /** Reads and saves a whole menu, once nothing else is being written. */
  exclusive<T>(write: () => Promise<T>): Promise<T> {
    const turn = all(this.lastExclusive, this.pendingShared);
    const written = turn.then(write);
    this.lastExclusive = settledOrTimedOut(turn, written);
    this.pendingShared = Promise.resolve();
    return written;
  }
}

/** Resolves when a write has ended, however it did, or others have waited for it long enough. */
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
