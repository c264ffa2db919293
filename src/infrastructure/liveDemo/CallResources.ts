import { Failure } from '#application/Failure.ts';

/**
 * What one call has open: microphone, sound, socket, timer. The library opens all of it through here, so that it can be
 * let go of at once, whatever the library waits for. By itself it waits for what it has begun, and of what it sets up
 * side by side it leaves one part open when the other fails.
 */
export class CallResources {
  private readonly over = new AbortController();
  private releases: (() => void)[] = [];

  /**
   * Something has been opened: it is closed when all is let go of, or now when it was.
   * @throws Failure `cancelled` when it was
   */
  hold(release: () => void): void {
    if (this.over.signal.aborted) {
      release();
      throw this.over.signal.reason;
    }
    this.releases.push(release);
  }

  /** Closes everything that is open, and at once whatever is opened from now on; what is waited for is `cancelled`. */
  letGo(): void {
    this.over.abort(new Failure('cancelled'));
    for (const release of this.releases) release();
    this.releases = [];
  }

  /** Of what is opened when the browser allows it. @throws Failure `cancelled` as soon as all is let go of */
  unlessOver<T>(awaited: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.over.signal.addEventListener('abort', () => reject(this.over.signal.reason));
      awaited.then(resolve, reject);
    });
  }

  readonly wait = async (milliseconds: number): Promise<void> => {
    if (milliseconds === 0) return;
    await this.unlessOver(
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.hold(() => clearTimeout(timer));
      }),
    );
  };
}
