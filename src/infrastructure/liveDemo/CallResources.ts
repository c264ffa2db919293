import { Failure } from '#application/Failure.ts';

/**
 * What one call has open: microphone, sound, socket, timer, the lock that keeps the screen awake. All of it is opened
 * through here, so that it can be let go of at once, whatever is waited for.
 */
export class CallResources {
  private readonly over = new AbortController();
  private releases: (() => unknown)[] = [];
  private released: Promise<unknown> | undefined;

  /** Aborted as soon as all is let go of. */
  get signal(): AbortSignal {
    return this.over.signal;
  }

  /**
   * Something has been opened: it is closed when all is let go of, or now when it was.
   * @throws Failure `cancelled` when it was
   */
  hold(release: () => unknown): void {
    if (this.signal.aborted) {
      release();
      throw this.signal.reason;
    }
    this.releases.push(release);
  }

  /**
   * Closes everything that is open, and at once whatever is opened from now on; what is waited for is `cancelled`.
   * @returns a promise that resolves when all is closed
   */
  async letGo(): Promise<void> {
    this.over.abort(new Failure('cancelled'));
    this.released ??= Promise.allSettled(this.releases.map((release) => release()));
    this.releases = [];
    await this.released;
  }

  /** Of what is opened when the browser allows it. @throws Failure `cancelled` as soon as all is let go of */
  unlessOver<T>(awaited: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = () => reject(this.signal.reason);
      if (this.signal.aborted) cancel();
      this.signal.addEventListener('abort', cancel);
      awaited.then(resolve, reject);
    });
  }

  /**
   * Of what the browser should do at once, and may never answer.
   * @throws Error when it has not within so many milliseconds, Failure `cancelled` as soon as all is let go of
   */
  async within<T>(milliseconds: number, awaited: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
      this.hold(() => clearTimeout(timer));
    });
    return this.unlessOver(Promise.race([awaited, late])).finally(() => clearTimeout(timer));
  }

  async wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await this.unlessOver(
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.hold(() => clearTimeout(timer));
      }),
    );
  }
}
