import { Failure } from '#application/Failure.ts';

/**
 * The open resources of a voice session: microphone, audio, socket, timers, and wake lock. The session
 * registers all of them here, so that they can be released together at any time.
 */
export class CallResources {
  private readonly over = new AbortController();
  private releases: (() => unknown)[] = [];
  private released: Promise<unknown> | undefined;

  /** Aborts when everything is released. */
  get signal(): AbortSignal {
    return this.over.signal;
  }

  /**
   * Registers a function that closes a resource. Calls the function now if everything is already released.
   * @throws Failure `cancelled` if everything is already released
   */
  hold(release: () => unknown): void {
    if (this.signal.aborted) {
      release();
      throw this.signal.reason;
    }
    this.releases.push(release);
  }

  /**
   * Closes all open resources, and any opened later. Pending waits fail with `cancelled`.
   * @returns a promise that resolves when everything is closed
   */
  async release(): Promise<void> {
    this.over.abort(new Failure('cancelled'));
    this.released ??= Promise.allSettled(this.releases.map((release) => release()));
    this.releases = [];
    await this.released;
  }

  /**
   * Waits without a time limit, for example for the user's permission.
   * @throws Failure `cancelled` once everything is released
   */
  untilReleased<T>(awaited: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = () => reject(this.signal.reason);
      if (this.signal.aborted) cancel();
      this.signal.addEventListener('abort', cancel);
      awaited.then(resolve, reject);
    });
  }

  /**
   * Waits with a time limit, for example for a browser that may never respond.
   * @throws Error after the timeout, Failure `cancelled` once everything is released
   */
  async within<T>(milliseconds: number, awaited: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`No response within ${milliseconds} ms`)), milliseconds);
      this.hold(() => clearTimeout(timer));
    });
    return this.untilReleased(Promise.race([awaited, late])).finally(() => clearTimeout(timer));
  }

  async wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await this.untilReleased(
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.hold(() => clearTimeout(timer));
      }),
    );
  }
}
