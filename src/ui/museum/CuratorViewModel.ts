import { makeAutoObservable } from 'mobx';
import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { LiveCall, type CallEnd } from '../liveDemo/LiveCall.ts';

/**
 * A talk with a museum's curator, from the press of the button until the panel is idle again; what goes wrong with it is
 * only logged. (rule: curator connection failure)
 */
export class CuratorViewModel {
  static readonly needs = [StartCuratorSession] as const;
  call = new LiveCall();
  /** How it ended; undefined while it goes on. */
  outcome: 'talked' | 'not-started' | undefined;

  constructor(private readonly startSession: StartCuratorSession) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(museum: MuseumId): () => void {
    this.call = new LiveCall();
    this.call.begin((request) => this.startSession.execute({ museum, ...request }), this.end);
    return this.call.leave;
  }

  private end({ wasConnected, problem }: CallEnd): void {
    this.outcome = wasConnected ? 'talked' : 'not-started';
    if (problem) console.warn('The talk with the curator has ended:', problem);
  }
}
