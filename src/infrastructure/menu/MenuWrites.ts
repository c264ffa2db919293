/**
 * Which writes of a menu may be under way beside each other. A menu can only be saved as a whole, with what was read of it
 * before: what is written between that reading and that saving would be undone by it.
 */
export class MenuWrites {
  private lastWhole: Promise<unknown> = Promise.resolve();
  private parts: Promise<unknown> = Promise.resolve();

  /** Writes one thing of a menu, once no whole one is being saved. */
  part<T>(write: () => Promise<T>): Promise<T> {
    const written = this.lastWhole.then(write);
    this.parts = Promise.allSettled([this.parts, written]);
    return written;
  }

  /** Reads and saves a whole menu, once nothing else is being written. */
  whole<T>(write: () => Promise<T>): Promise<T> {
    const written = Promise.all([this.lastWhole, this.parts]).then(write);
    this.lastWhole = Promise.allSettled([written]);
    return written;
  }
}
