import { makeAutoObservable, observableRef } from 'mobx';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { callProblemText } from '../../texts/liveDemoText.ts';
import { LiveCall, type CallEnd, type SpokenLine } from '../../liveDemo/LiveCall.ts';

/** The hero makes room for what it was this long after the end (rule: hero collapse). */
const COLLAPSES_AFTER_MS = 300;

/** The live demo of the landing page, from the press of its button until the hero is as it was. */
export class LandingDemoViewModel {
  static readonly needs = [StartLandingDemo] as const;
  call = new LiveCall();
  /** Why it did not begin, or ended early; shown as what the agent says. */
  problem: CallProblem | undefined;
  /** The hero may be what it was. */
  isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly startDemo: StartLandingDemo) {
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  /** The words that stand for the agent; undefined while there are none. */
  get caption(): string | undefined {
    return this.problem ? callProblemText(this.problem) : this.call.caption;
  }

  /** What was said besides the {@link caption}. */
  get otherLines(): readonly SpokenLine[] {
    const { lines } = this.call;
    const shown = this.problem ? -1 : lines.findLastIndex(({ speaker }) => speaker === 'agent');
    return lines.filter((_, index) => index !== shown);
  }

  start(): () => void {
    this.begin();
    return this.leave;
  }

  /** Calls; once more after a problem. */
  begin(): void {
    this.problem = undefined;
    this.call = new LiveCall(this.call.draft);
    this.call.begin((request) => this.startDemo.execute(request, new Date()), this.end);
  }

  /** The visitor has read the problem. */
  close(): void {
    this.isClosed = true;
  }

  private end({ problem }: CallEnd): void {
    this.problem = problem;
    if (problem?.kind === 'sound-failed') console.warn(problem.cause);
    if (!problem) this.#timer = setTimeout(this.close, COLLAPSES_AFTER_MS);
  }

  private leave(): void {
    clearTimeout(this.#timer);
    this.call.leave();
  }
}
