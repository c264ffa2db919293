import { makeAutoObservable } from 'mobx';
import { Loadable } from '../../kit/state/Loadable.ts';

type Read = (signal: AbortSignal) => Promise<Blob | string>;

/** A recording as a link, or as a blob URL, which is revoked as soon as it is not needed. */
export class Recording {
  /** Source for an audio element. Absent while loading or after a failure. */
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

  /** Plays a known link. Trying again reads it again, because the links of many hosts expire. */
  open(url: string, read: Read): void {
    this.#read = read;
    this.url = url;
  }

  retry(): void {
    this.giveBack();
    if (this.#read) void this.loading.load(this.#read, this.offer);
  }

  /** The audio element cannot play it. */
  refuse(): void {
    this.giveBack();
    this.unplayable = true;
  }

  /** Releases the audio, because the screen was left. */
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
