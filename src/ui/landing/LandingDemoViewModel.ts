import { makeAutoObservable, observableRef } from 'mobx';
import { StartLandingDemo } from '#application/liveDemo/StartLandingDemo.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { callProblemText } from '../texts/liveDemoText.ts';
import { LiveCall, type CallEnd, type SpokenLine } from '../liveDemo/LiveCall.ts';

/** Delay before the hero collapses after a demo, in milliseconds. */
const COLLAPSES_AFTER_MS = 300;

/** The state of the landing page's live demo, until the hero collapses. */
export class LandingDemoViewModel {
  static readonly needs = [StartLandingDemo] as const;
  call = new LiveCall();
  /** Why the demo failed or ended early. Shown as the agent's line. */
  problem: CallProblem | undefined;
  /** Whether the hero may collapse. */
  isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly startDemo: StartLandingDemo) {
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  /** The agent's latest line, or why the demo failed. */
  get caption(): string | undefined {
    return this.problem ? callProblemText(this.problem) : this.call.caption;
  }

  /** All lines other than the {@link caption}. */
  get otherLines(): readonly SpokenLine[] {
    const { lines } = this.call;
    const shown = this.problem ? -1 : lines.findLastIndex(({ speaker }) => speaker === 'agent');
    return lines.filter((_, index) => index !== shown);
  }

  start(): () => void {
    this.begin();
    return this.leave;
  }

  /** Starts the demo, or restarts it after a problem. */
  begin(): void {
    this.problem = undefined;
    this.call = new LiveCall(this.call.draft);
    this.call.begin((request) => this.startDemo.execute(request), this.end);
  }

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
