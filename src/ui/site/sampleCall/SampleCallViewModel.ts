import { makeAutoObservable } from 'mobx';
import { sampleCall } from '#domain/liveDemo/sampleCall.ts';
import { PlayerViewModel } from '../../calls/player/PlayerViewModel.ts';

/** Playback state of the sample call: the current line, and whether the order has been placed. */
export class SampleCallViewModel {
  static readonly needs = [] as const;
  readonly player = new PlayerViewModel();
  /** Whether the audio failed to load or play. The transcript stays readable. */
  hasFailed = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.player.expect(sampleCall);
  }

  /** Whether the playback has reached the moment at which the order is placed. */
  get isAgreed(): boolean {
    return this.player.seconds >= sampleCall.agreedAtSeconds;
  }

  fail(): void {
    this.hasFailed = true;
  }
}
