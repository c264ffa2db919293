import { Failure } from '#application/Failure.ts';

/**
 * What one call opens while it is being connected: microphone, sound, socket, timer. The library asks for all of it
 * here, so that it can be let go of at once, whatever the library waits for. By itself it waits for what it has begun,
 * and of what it sets up side by side it leaves one part open when the other fails.
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

  /** From now on the library closes it. */
  handOver(): void {
    this.releases = [];
  }

  readonly getUserMedia = (constraints: MediaStreamConstraints): Promise<MediaStream> =>
    this.unlessOver(this.openMicrophone(constraints));

  readonly wait = async (milliseconds: number): Promise<void> => {
    if (milliseconds === 0) return;
    await this.unlessOver(
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.hold(() => clearTimeout(timer));
      }),
    );
  };

  readonly createAudioContext = (options: AudioContextOptions): AudioContext => {
    const context = new AudioContext(options);
    const close = context.close.bind(context);
    let closing: Promise<void> | undefined;
    // it is closed here and by the library, and a browser takes the second time for an error
    context.close = () => (closing ??= close());
    this.hold(() => void context.close());
    return context;
  };

  /** The one that sound is played through. */
  readonly createAudioElement = (): HTMLAudioElement => {
    const element = new Audio();
    this.hold(() => {
      element.pause();
      element.remove();
    });
    return element;
  };

  private async openMicrophone(constraints: MediaStreamConstraints): Promise<MediaStream> {
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    this.hold(() => stream.getTracks().forEach((track) => track.stop()));
    return stream;
  }

  private unlessOver<T>(awaited: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.over.signal.addEventListener('abort', () => reject(this.over.signal.reason));
      awaited.then(resolve, reject);
    });
  }
}
