import { makeAutoObservable } from 'mobx';
import { Loadable } from '../../kit/Loadable.ts';

/** The sound of a conversation under an address of this page, which is given back as soon as nobody plays it. */
export class Recording {
  /** What an audio element plays; none while it loads or when it failed. */
  url: string | undefined;
  readonly loading = new Loadable<Blob>();
  private unplayable = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** It could not be fetched, or what was fetched cannot be played. */
  get failed(): boolean {
    return this.unplayable || this.loading.failure !== undefined;
  }

  load(read: (signal: AbortSignal) => Promise<Blob>): void {
    this.release();
    void this.loading.load(read, this.offer);
  }

  retry(): void {
    this.giveBack();
    this.loading.retry();
  }

  /** The audio element cannot play it. */
  refuse(): void {
    this.giveBack();
    this.unplayable = true;
  }

  /** Nobody wants it any more: the screen is left. */
  release(): void {
    this.loading.stop();
    this.giveBack();
  }

  private offer(audio: Blob): void {
    this.url = URL.createObjectURL(audio);
  }

  private giveBack(): void {
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = undefined;
    this.unplayable = false;
  }
}
