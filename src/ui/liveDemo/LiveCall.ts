import { makeAutoObservable, observableRef } from 'mobx';
import type { DemoEvent, DemoOutcome, DemoRequest } from '#application/liveDemo/TimedDemo.ts';
import type { CallMode, CallStatus, Levels, VoiceCall } from '#application/liveDemo/VoiceLine.ts';
import type { Agreement } from '#domain/liveDemo/agreementFromToolCall.ts';
import type { AudioProblem, CallProblem } from '#domain/liveDemo/callProblem.ts';
import { DEMO_SECONDS, COUNTDOWN_ANNOUNCEMENT_SECONDS } from '#domain/liveDemo/demoLimit.ts';
import {
  canRate,
  ratingAfterNewAudio,
  isLiked,
  INITIAL_RATING,
  ratingAfterVote,
  ratingAfterResponse,
  type Rating,
} from '#domain/liveDemo/rating.ts';
import { SLOW_AFTER_MS } from '../kit/state/slowAfter.ts';

export interface SpokenLine {
  readonly speaker: 'agent' | 'visitor';
  readonly text: string;
  readonly at: Date;
}

/** The state of a session, as the orb shows it. */
export type CallState = 'connecting' | CallMode | 'ended';

export interface CallEnd {
  readonly wasConnected: boolean;
  /** Absent if the visitor hung up or the time was up. */
  readonly problem: CallProblem | undefined;
}

const SILENT_LEVELS: Levels = { input: 0, output: 0 };

/** The state of a voice session for the screen, from the button press to the end. (see rule: slow notice) */
export class LiveCall {
  status: 'connecting' | 'connected' | 'ended' = 'connecting';
  lines: readonly SpokenLine[] = [];
  /** The order or booking that the agent has shown. */
  agreement: Agreement | undefined;
  secondsLeft = DEMO_SECONDS;
  muted = false;
  /** Why the microphone or sound doesn't work right now. */
  audioProblem: AudioProblem | undefined;
  /** Whether connecting takes long. */
  slow = false;
  private mode: CallMode = 'listening';
  private rating: Rating = INITIAL_RATING;
  #call: VoiceCall | undefined;
  readonly #hangUp = new AbortController();
  #onEnd: ((end: CallEnd) => void) | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param draft text typed but not sent, which a failed session passes on to the next session */
  constructor(public draft = '') {
    makeAutoObservable<this, 'rating'>(
      this,
      {
        lines: observableRef,
        agreement: observableRef,
        audioProblem: observableRef,
        rating: observableRef,
        levels: false,
      },
      { autoBind: true },
    );
  }

  get look(): CallState {
    return this.status === 'connected' ? this.mode : this.status;
  }

  /** The agent's latest line, if any. */
  get caption(): string | undefined {
    return this.lines.findLast(({ speaker }) => speaker === 'agent')?.text;
  }

  get isAlmostOver(): boolean {
    return this.status === 'connected' && this.secondsLeft <= COUNTDOWN_ANNOUNCEMENT_SECONDS;
  }

  get canRate(): boolean {
    return this.status === 'connected' && canRate(this.rating);
  }

  /** The visitor's rating of the latest response, if any. */
  get isAnswerLiked(): boolean | undefined {
    return isLiked(this.rating);
  }

  get canInterrupt(): boolean {
    return this.look === 'speaking';
  }

  /** Starts the session. `onEnd` runs once, however the session ends. */
  begin(start: (request: DemoRequest) => Promise<DemoOutcome>, onEnd: (end: CallEnd) => void): void {
    this.#onEnd = onEnd;
    this.#slowTimer = setTimeout(this.markSlow, SLOW_AFTER_MS);
    void start({ listen: this.hear, signal: this.#hangUp.signal }).then(this.settle);
  }

  /** Hangs up, or cancels connecting. */
  stop(): void {
    this.end(undefined);
    this.#hangUp.abort();
  }

  /** Hangs up without reporting the end, because the visitor left the screen. */
  leave(): void {
    this.forget();
    this.#hangUp.abort();
  }

  toggleMute(): void {
    this.muted = !this.muted;
    this.#call?.mute(this.muted);
  }

  interrupt(): void {
    this.#call?.interrupt();
  }

  /** Sends text and adds it to the transcript, because the service doesn't echo typed text. */
  say(text: string): void {
    const words = text.trim();
    if (words === '' || !this.#call) return;
    this.append('visitor', words);
    this.#call.say(words);
  }

  write(text: string): void {
    this.draft = text;
  }

  /** Sends the typed text. Does nothing until connected. */
  sendDraft(): void {
    if (!this.#call) return;
    this.say(this.draft);
    this.draft = '';
  }

  /** Rates the latest response, once. */
  rate(liked: boolean): void {
    if (!this.canRate) return;
    this.rating = ratingAfterVote(this.rating, liked);
    this.#call?.rate(liked);
  }

  repairAudio(): void {
    this.#call?.repairAudio();
  }

  /** Returns the current volume of both sides. Not observable, because the orb reads it every frame. */
  levels(): Levels {
    return this.#call?.levels() ?? SILENT_LEVELS;
  }

  private settle(outcome: DemoOutcome): void {
    if (this.status === 'ended') return;
    if (outcome.outcome === 'connected') this.#call = outcome.call;
    else this.end(outcome.outcome === 'failed' ? outcome.problem : undefined);
  }

  private hear(event: DemoEvent): void {
    if (this.status === 'ended') return;
    switch (event.kind) {
      case 'status':
        return this.follow(event.status);
      case 'mode':
        this.mode = event.mode;
        return;
      case 'message':
        if (event.speaker === 'agent') this.rating = ratingAfterResponse(this.rating);
        return this.append(event.speaker, event.text);
      case 'correction':
        return this.correct(event.original, event.text);
      case 'audio':
        this.rating = ratingAfterNewAudio(this.rating);
        return;
      case 'audio-problem':
        this.audioProblem = event.problem;
        return;
      case 'agreement':
        this.agreement = event.agreement;
        return;
      case 'time':
        this.secondsLeft = event.secondsLeft;
        return;
      case 'error':
        // only logged, because the session continues
        return console.warn(event.message);
      case 'ended':
        return this.end(event.ending.by === 'problem' ? event.ending.problem : undefined);
    }
  }

  private follow(status: CallStatus): void {
    if (status !== 'connected') return;
    this.status = status;
    this.stopWaiting();
  }

  private end(problem: CallProblem | undefined): void {
    if (this.status === 'ended') return;
    const wasConnected = this.status === 'connected';
    this.forget();
    this.#onEnd?.({ wasConnected, problem });
  }

  private forget(): void {
    this.status = 'ended';
    this.#call = undefined;
    this.stopWaiting();
  }

  private append(speaker: SpokenLine['speaker'], text: string): void {
    this.lines = [...this.lines, { speaker, text, at: new Date() }];
  }

  private correct(original: string, text: string): void {
    const index = this.lines.findLastIndex((line) => line.speaker === 'agent' && line.text === original);
    this.lines = this.lines.map((line, place) => (place === index ? { ...line, text } : line));
  }

  private markSlow(): void {
    this.slow = true;
  }

  private stopWaiting(): void {
    this.slow = false;
    clearTimeout(this.#slowTimer);
  }
}
