import { makeAutoObservable } from 'mobx';
import { sampleCall } from '#domain/liveDemo/sampleCall.ts';
import { PlayerViewModel } from '../conversation/player/PlayerViewModel.ts';

/** The sample call while it is listened to: which line is heard, and whether it has come to an order. */
export class SampleCallViewModel {
  static readonly needs = [] as const;
  readonly player = new PlayerViewModel();
  /** The sound cannot be had; the transcript can be read all the same. */
  hasFailed = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.player.expect(sampleCall);
  }

  /** Whether the order has been placed at the moment that is heard. */
  get isAgreed(): boolean {
    return this.player.seconds >= sampleCall.agreedAtSeconds;
  }

  fail(): void {
    this.hasFailed = true;
  }
}
