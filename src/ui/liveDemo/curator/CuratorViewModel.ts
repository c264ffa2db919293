import { makeAutoObservable } from 'mobx';
import { StartCuratorSession } from '#application/liveDemo/StartCuratorSession.ts';
import { isAboutAudio } from '#domain/liveDemo/callProblem.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { callProblemText } from '../../texts/liveDemoText.ts';
import { LiveCall, type CallEnd } from '../LiveCall.ts';

/**
 * A museum curator's voice session, from the button press until the panel is idle. Failures of the
 * service are only logged. Problems of the microphone or the sound are also named, because only the
 * visitor can fix them. (rule: curator connection failure)
 */
export class CuratorViewModel {
  static readonly needs = [StartCuratorSession] as const;
  call = new LiveCall();
  /** How the session ended. Undefined while it runs. */
  outcome: 'talked' | 'not-started' | undefined;
  /** Why it could not start, if the microphone or the sound is the reason. */
  message: string | undefined;

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
    if (problem && isAboutAudio(problem)) this.message = callProblemText(problem);
    if (problem) console.warn('The session with the curator has ended:', problem);
  }
}
