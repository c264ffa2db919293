import { makeAutoObservable } from 'mobx';
import { sampleCall } from '#domain/liveDemo/sampleCall.ts';
import { PlayerViewModel } from '../../calls/player/PlayerViewModel.ts';

/** The sample call during playback: current line, and whether the order was placed. */
export class SampleCallViewModel {
  static readonly needs = [] as const;
  readonly player = new PlayerViewModel();
  /** Whether the audio failed. The transcript remains readable. */
  hasFailed = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.player.expect(sampleCall);
  }

  /** Whether the order was placed at the current position. */
  get isAgreed(): boolean {
    return this.player.seconds >= sampleCall.agreedAtSeconds;
  }

  fail(): void {
    this.hasFailed = true;
  }
}
