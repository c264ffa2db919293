import { makeAutoObservable, observableRef } from 'mobx';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { currentLineIndex, type TranscriptLine } from '#domain/shared/transcript.ts';
import { spokenTime } from '../../texts/spokenTime.ts';

/** What is known of a recording before it is there. */
interface Expected {
  readonly seconds: number;
  readonly lines: readonly TranscriptLine[];
}

/** What is asked of an audio element. */
export interface Playable {
  currentTime: number;
  playbackRate: number;
  play(): Promise<void>;
  pause(): void;
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Plays a recording: where it is, whether it runs and how fast. The element itself is attached by the view. */
export class PlayerViewModel {
  seconds = 0;
  playing = false;
  speed = 1;
  /** Something was played or gone to. */
  private hasStarted = false;
  private length: number | undefined;
  private expected: Expected = { seconds: 0, lines: [] };
  #audio: Playable | undefined;

  constructor() {
    makeAutoObservable<this, 'expected'>(this, { expected: observableRef }, { autoBind: true });
  }

  /** Seconds in all: as the audio says; until then as expected. */
  get total(): number {
    return this.length ?? this.expected.seconds;
  }

  /** How much has been heard, 0 to 1. */
  get progress(): number {
    return this.total > 0 ? Math.min(1, this.seconds / this.total) : 0;
  }

  get elapsedText(): string {
    return minutesAndSeconds(this.seconds);
  }

  get totalText(): string {
    return minutesAndSeconds(this.total);
  }

  get spokenPosition(): string {
    return `${spokenTime(this.seconds)} of ${spokenTime(this.total)}`;
  }

  /** The line that is heard; -1 before anything was played or gone to. */
  get currentLine(): number {
    return this.hasStarted ? currentLineIndex(this.expected.lines, this.seconds) : -1;
  }

  expect(recording: Expected): void {
    this.expected = recording;
  }

  /** Takes an audio element over, at the moment and the speed that are set; gives it back by what it returns. */
  attach(audio: Playable): () => void {
    this.#audio = audio;
    audio.playbackRate = this.speed;
    if (this.seconds > 0) audio.currentTime = this.seconds;
    return this.detach;
  }

  toggle(): void {
    if (this.playing) this.#audio?.pause();
    // a refusal leaves it paused; audio that cannot be played tells so by its own error event
    else void this.#audio?.play().catch(this.paused);
  }

  seek(seconds: number): void {
    const end = this.total > 0 ? this.total : Number.POSITIVE_INFINITY;
    this.seconds = Math.min(end, Math.max(0, seconds));
    this.hasStarted = true;
    if (this.#audio) this.#audio.currentTime = this.seconds;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.#audio) this.#audio.playbackRate = speed;
  }

  /** Goes so many seconds on, or back when negative. */
  skip(seconds: number): void {
    // the element is ahead of what it told last
    this.seek((this.#audio?.currentTime ?? this.seconds) + seconds);
  }

  // what the audio element tells

  lengthKnown(seconds: number): void {
    // a stream without an end says Infinity, and what is still being read may say 0
    if (Number.isFinite(seconds) && seconds > 0) this.length = seconds;
  }

  moved(seconds: number): void {
    this.seconds = seconds;
  }

  started(): void {
    this.playing = true;
    this.hasStarted = true;
  }

  paused(): void {
    this.playing = false;
  }

  private detach(): void {
    this.#audio?.pause();
    this.#audio = undefined;
    this.length = undefined;
    this.playing = false;
  }
}
