/**
 * How many milliseconds others wait for a write that does not end, from when its turn came: longer than a read may take that is
 * tried again.
 */
const PATIENCE = 120_000;

/**
 * Which writes of a menu may be under way beside each other. A menu can only be saved as a whole, with what was read of it
 * before: what is written between that reading and that saving would be undone by it.
 */
export class MenuWrites {
  private lastWhole: Promise<void> = Promise.resolve();
  /** Those that began since. */
  private parts: Promise<void> = Promise.resolve();

  /** Writes one thing of a menu, once no whole one is being saved. */
  part<T>(write: () => Promise<T>): Promise<T> {
    const turn = this.lastWhole;
    const written = turn.then(write);
    this.parts = all(this.parts, over(turn, written));
    return written;
  }

  /** Reads and saves a whole menu, once nothing else is being written. */
  whole<T>(write: () => Promise<T>): Promise<T> {
    const turn = all(this.lastWhole, this.parts);
    const written = turn.then(write);
    this.lastWhole = over(turn, written);
    this.parts = Promise.resolve();
    return written;
  }
}

/** Resolves when a write has ended, however it did, or others have waited for it long enough. */
async function over(turn: Promise<void>, written: Promise<unknown>): Promise<void> {
  await turn;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([Promise.allSettled([written]), patience]);
  clearTimeout(timer);
}

async function all(...others: readonly Promise<void>[]): Promise<void> {
  await Promise.all(others);
}
