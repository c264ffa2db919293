/** For how many milliseconds a write waits for others: one that never ends must not keep all that come after it. */
const PATIENCE = 15_000;

/**
 * Which writes of a menu may be under way beside each other. A menu can only be saved as a whole, with what was read of it
 * before: what is written between that reading and that saving would be undone by it.
 */
export class MenuWrites {
  private lastWhole: Promise<unknown> = Promise.resolve();
  private parts: Promise<unknown> = Promise.resolve();

  /** Writes one thing of a menu, once no whole one is being saved. */
  part<T>(write: () => Promise<T>): Promise<T> {
    const written = after(this.lastWhole, write);
    this.parts = allOver(this.parts, written);
    return written;
  }

  /** Reads and saves a whole menu, once nothing else is being written. */
  whole<T>(write: () => Promise<T>): Promise<T> {
    const written = after(allOver(this.lastWhole, this.parts), write);
    this.lastWhole = allOver(written);
    return written;
  }
}

async function after<T>(others: Promise<unknown>, write: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([others, patience]);
  clearTimeout(timer);
  return write();
}

async function allOver(...writes: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(writes);
}
