import { makeAutoObservable, observableRef } from 'mobx';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { currentLineIndex, type TranscriptLine } from '#domain/shared/transcript.ts';
import { spokenTime } from '../../texts/spokenTime.ts';

/** What is known about a recording before it loads. */
interface Expected {
  readonly seconds: number;
  readonly lines: readonly TranscriptLine[];
}

/** The part of an audio element that the player uses. */
export interface Playable {
  currentTime: number;
  playbackRate: number;
  defaultPlaybackRate: number;
  readonly readyState: number;
  readonly seekable: Pick<TimeRanges, 'length' | 'start' | 'end'>;
  play(): Promise<void>;
  pause(): void;
  load(): void;
}

/** How far a browser may be from a position it was asked for, in seconds. */
const SEEK_TOLERANCE = 0.5;

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Controls a recording: position, playback, and speed. The view attaches the audio element. */
export class PlayerViewModel {
  seconds = 0;
  playing = false;
  /** Whether the sound device stopped the playback. The user starts it again. */
  isInterrupted = false;
  /** Whether the user chose a position that this recording's host cannot start from. */
  cannotSeek = false;
  speed = 1;
  /** Whether the user has played or sought. */
  private hasStarted = false;
  private length: number | undefined;
  private expected: Expected = { seconds: 0, lines: [] };
  #audio: Playable | undefined;
  #playsOnAttach = false;

  constructor() {
    makeAutoObservable<this, 'expected'>(this, { expected: observableRef }, { autoBind: true });
  }

  /** Duration in seconds: the audio's own, or the expected one until it is known. */
  get total(): number {
    return this.length ?? this.expected.seconds;
  }

  /** Played share, 0 to 1. */
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

  /** The current line, or -1 before playback or seeking. */
  get currentLine(): number {
    return this.hasStarted ? currentLineIndex(this.expected.lines, this.seconds) : -1;
  }

  expect(recording: Expected): void {
    this.expected = recording;
  }

  /** Controls an audio element with the current position and speed. Returns a function that detaches it. */
  attach(audio: Playable): () => void {
    this.#audio = audio;
    this.setSpeed(this.speed);
    this.restorePosition();
    if (this.#playsOnAttach) this.play();
    return this.detach;
  }

  /** Plays the next audio element from the current position. */
  playOnAttach(): void {
    this.#playsOnAttach = true;
  }

  toggle(): void {
    if (this.playing) this.#audio?.pause();
    else this.play();
  }

  /** Moves to a position. Stays if the host cannot start there, where the browser would start over. */
  seek(seconds: number): void {
    const end = this.total > 0 ? this.total : Number.POSITIVE_INFINITY;
    const position = Math.min(end, Math.max(0, seconds));
    this.cannotSeek = !this.canReach(position);
    if (this.cannotSeek) return;
    this.seconds = position;
    this.hasStarted = true;
    if (this.#audio) this.#audio.currentTime = this.seconds;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    // the default is the speed after a reload of the audio
    if (this.#audio) this.#audio.defaultPlaybackRate = this.#audio.playbackRate = speed;
  }

  /** Skips forward by seconds, or back if negative. */
  skip(seconds: number): void {
    // the element is ahead of its last report
    this.seek((this.#audio?.currentTime ?? this.seconds) + seconds);
  }

  // events of the audio element

  /** Duration and seekable range are known. */
  loaded(seconds: number): void {
    this.lengthKnown(seconds);
    this.restorePosition();
  }

  lengthKnown(seconds: number): void {
    // an endless stream reports Infinity, and loading audio may report 0
    if (Number.isFinite(seconds) && seconds > 0) this.length = seconds;
  }

  moved(seconds: number): void {
    // audio that loads or loads again reports its start first
    if (!this.isInterrupted && this.#audio?.readyState !== 0) this.seconds = seconds;
  }

  /** The sound device failed. Reloads the audio, which otherwise never plays again, at its position. */
  interrupted(): void {
    this.playing = false;
    this.isInterrupted = true;
    this.#audio?.load();
    this.restorePosition();
  }

  started(): void {
    this.playing = true;
    this.isInterrupted = false;
    this.#playsOnAttach = false;
    this.hasStarted = true;
  }

  paused(): void {
    this.playing = false;
  }

  private play(): void {
    // if the browser refuses, it stays paused; unplayable audio fires an error event
    void this.#audio?.play().catch(this.paused);
  }

  private restorePosition(): void {
    const audio = this.#audio;
    if (!audio || this.seconds === 0) return;
    this.cannotSeek = !this.canReach(this.seconds);
    if (this.cannotSeek) this.seconds = audio.currentTime;
    else if (Math.abs(audio.currentTime - this.seconds) > SEEK_TOLERANCE) audio.currentTime = this.seconds;
  }

  /** Whether the audio can play from a position, as far as is known. */
  private canReach(seconds: number): boolean {
    if (!this.#audio || this.#audio.readyState === 0) return true;
    const { seekable } = this.#audio;
    // not known yet
    if (seekable.length === 0) return true;
    return Array.from({ length: seekable.length }).some(
      (_, index) =>
        seekable.start(index) <= seconds + SEEK_TOLERANCE && seconds <= seekable.end(index) + SEEK_TOLERANCE,
    );
  }

  private detach(): void {
    this.#audio?.pause();
    this.#audio = undefined;
    this.length = undefined;
    this.playing = false;
  }
}
