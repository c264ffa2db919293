import { makeAutoObservable } from 'mobx';
import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { LiveCall, type CallEnd } from '../LiveCall.ts';

/**
 * A voice session with a museum's curator. A failed start and a lost connection are only logged. If the session
 * did not start, the panel emphasizes its text about microphone and volume. If the microphone or the sound
 * stops, an alert says so. (rule: curator connection failure)
 */
export class CuratorViewModel {
  static readonly needs = [StartCuratorSession] as const;
  call = new LiveCall();
  /** How the session ended. Undefined until it has ended. */
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
    if (problem) console.warn('The session with the curator has ended:', problem);
  }
}
