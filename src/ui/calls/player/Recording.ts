import { makeAutoObservable } from 'mobx';
import { Loadable } from '../../kit/state/Loadable.ts';

/** A conversation's audio as a blob URL, which is revoked as soon as it is not needed. */
export class Recording {
  /** Source for an audio element. Absent while loading or after a failure. */
  url: string | undefined;
  readonly loading = new Loadable<Blob>();
  private unplayable = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether loading or playback failed. */
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

  /** Releases the audio, because the screen was left. */
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
