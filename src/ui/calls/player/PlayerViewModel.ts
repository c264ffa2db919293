import { makeAutoObservable, observableRef } from 'mobx';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { currentLineIndex, type TranscriptLine } from '#domain/shared/transcript.ts';
import { spokenTime } from '../../texts/spokenTime.ts';

/** Facts about a recording that are known before it loads. */
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

/** Maximum difference between a requested position and the browser's actual position, in seconds. */
const SEEK_TOLERANCE = 0.5;

export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Controls the playback of a recording: position, playing, and speed. The view attaches the audio element. */
export class PlayerViewModel {
  seconds = 0;
  playing = false;
  /** Whether playback stopped because the sound device was lost. The user must press Play again. */
  isInterrupted = false;
  /** Whether the user chose a position from which the host can't play. */
  cannotSeek = false;
  speed = 1;
  /** Whether the user has started the playback or changed the position. */
  private hasStarted = false;
  private length: number | undefined;
  private expected: Expected = { seconds: 0, lines: [] };
  #audio: Playable | undefined;
  #playsOnAttach = false;

  constructor() {
    makeAutoObservable<this, 'expected'>(this, { expected: observableRef }, { autoBind: true });
  }

  /** Duration in seconds: the expected one until the audio reports the actual one. */
  get total(): number {
    return this.length ?? this.expected.seconds;
  }

  /** Played share, from 0 to 1. */
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

  /** Index of the current line, or -1 before the user plays or seeks. */
  get currentLine(): number {
    return this.hasStarted ? currentLineIndex(this.expected.lines, this.seconds) : -1;
  }

  expect(recording: Expected): void {
    this.expected = recording;
  }

  /** Attaches an audio element and sets its position and speed. Returns a function that detaches it. */
  attach(audio: Playable): () => void {
    this.#audio = audio;
    this.setSpeed(this.speed);
    this.restorePosition();
    if (this.#playsOnAttach) this.play();
    return this.detach;
  }

  /** Makes the next attached audio element play from the current position. */
  playOnAttach(): void {
    this.#playsOnAttach = true;
  }

  toggle(): void {
    if (this.playing) this.#audio?.pause();
    else this.play();
  }

  /** Seeks to a position. Does nothing if the host can't play from there, because the browser would start over. */
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
    // browsers use the default speed after the audio reloads
    if (this.#audio) this.#audio.defaultPlaybackRate = this.#audio.playbackRate = speed;
  }

  /** Skips a number of seconds. Negative numbers go back. */
  skip(seconds: number): void {
    // the element's current position is newer than the one in its last event
    this.seek((this.#audio?.currentTime ?? this.seconds) + seconds);
  }

  // handlers of the audio element's events

  /** Called when the duration and seekable range are known. */
  loaded(seconds: number): void {
    this.lengthKnown(seconds);
    this.restorePosition();
  }

  lengthKnown(seconds: number): void {
    // an endless stream reports Infinity, and audio that is still loading may report 0
    if (Number.isFinite(seconds) && seconds > 0) this.length = seconds;
  }

  moved(seconds: number): void {
    // while loading, audio reports position 0 before its position is restored
    if (!this.isInterrupted && this.#audio?.readyState !== 0) this.seconds = seconds;
  }

  /**
   * Called when the sound device is lost. Reloads the audio and restores its position, because the element
   * would never play again.
   */
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
    // if the browser refuses to play, stays paused; if the audio is broken, the element sends an error event
    void this.#audio?.play().catch(this.paused);
  }

  private restorePosition(): void {
    const audio = this.#audio;
    if (!audio || this.seconds === 0) return;
    this.cannotSeek = !this.canReach(this.seconds);
    if (this.cannotSeek) this.seconds = audio.currentTime;
    else if (Math.abs(audio.currentTime - this.seconds) > SEEK_TOLERANCE) audio.currentTime = this.seconds;
  }

  /** Returns whether the host can play from a position. True if unknown. */
  private canReach(seconds: number): boolean {
    if (!this.#audio || this.#audio.readyState === 0) return true;
    const { seekable } = this.#audio;
    // the seekable range is not known yet
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
