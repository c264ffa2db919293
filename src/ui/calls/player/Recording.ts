import { makeAutoObservable } from 'mobx';
import { Loadable } from '../../kit/state/Loadable.ts';

type Read = (signal: AbortSignal) => Promise<Blob | string>;

/** A recording, either a link or a blob URL. Revokes a blob URL that is no longer needed. */
export class Recording {
  /** URL for an audio element. Undefined while loading or after a failure. */
  url: string | undefined;
  readonly loading = new Loadable<Blob | string>();
  private unplayable = false;
  #read: Read | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether loading or playback failed. */
  get failed(): boolean {
    return this.unplayable || this.loading.failure !== undefined;
  }

  load(read: Read): void {
    this.release();
    this.#read = read;
    this.retry();
  }

  /** Uses the call's link to the recording. A retry requests a new link, because many links expire. */
  open(url: string, read: Read): void {
    this.#read = read;
    this.url = url;
  }

  retry(): void {
    this.giveBack();
    if (this.#read) void this.loading.load(this.#read, this.offer);
  }

  /** Marks the recording as failed, because the audio element cannot play it. */
  refuse(): void {
    this.giveBack();
    this.unplayable = true;
  }

  /** Releases the audio, because the user left the screen. */
  release(): void {
    this.loading.stop();
    this.giveBack();
  }

  private offer(audio: Blob | string): void {
    this.url = typeof audio === 'string' ? audio : URL.createObjectURL(audio);
  }

  private giveBack(): void {
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = undefined;
    this.unplayable = false;
  }
}
