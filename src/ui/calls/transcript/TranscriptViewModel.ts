import { computed, makeAutoObservable, observableRef } from 'mobx';
import { linesContaining, type TranscriptLine } from '#domain/shared/transcript.ts';

export type Seek = (seconds: number) => void;

/** Follows the playback in a transcript, and searches the transcript. */
export class TranscriptViewModel {
  query = '';
  /** The line to scroll into view. A new object each time, so that the same line can scroll again. */
  wanted: { readonly line: number } | undefined;
  private following = true;
  /** Index of the line that is playing, or -1. */
  private playingLine = -1;
  /** Index of the selected match. */
  private position = 0;

  /** @param onSeek seeks in the audio, if there is any */
  constructor(
    readonly lines: readonly TranscriptLine[],
    private readonly onSeek?: Seek,
  ) {
    makeAutoObservable<this, 'onSeek'>(
      this,
      { lines: false, onSeek: false, wanted: observableRef },
      { autoBind: true },
    );
  }

  get canSeek(): boolean {
    return this.onSeek !== undefined;
  }

  /** Indexes of the lines that match the search. */
  get matches(): readonly number[] {
    return linesContaining(this.lines, this.query);
  }

  /** The selected match and the number of matches, such as "3 of 12". Empty without a search. */
  get matchCount(): string {
    if (this.query.trim() === '') return '';
    const { length } = this.matches;
    return length === 0 ? 'No matches' : `${this.position + 1} of ${length}`;
  }

  /** Whether the user has scrolled away from the current line, so that a button to follow again shows. */
  get isFollowButtonShown(): boolean {
    return !this.following && this.playingLine >= 0;
  }

  // separate computed values, so that a change re-renders only two lines
  isCurrent(line: number): boolean {
    return computed(() => this.playingLine === line).get();
  }

  isFound(line: number): boolean {
    return computed(() => this.matches[this.position] === line).get();
  }

  setPlayingLine(line: number): void {
    if (line === this.playingLine) return;
    this.playingLine = line;
    if (this.following) this.bringIntoView(line);
  }

  stopFollowing(): void {
    this.following = false;
  }

  follow(): void {
    this.following = true;
    this.bringIntoView(this.playingLine);
  }

  /** Seeks in the audio and follows the playback again. */
  seek(seconds: number): void {
    this.follow();
    this.onSeek?.(seconds);
  }

  search(text: string): void {
    this.query = text;
    this.goTo(0);
  }

  next(): void {
    this.goTo(this.position + 1);
  }

  previous(): void {
    this.goTo(this.position - 1);
  }

  /** Selects a match. Wraps around at both ends. */
  private goTo(position: number): void {
    const { length } = this.matches;
    this.position = length === 0 ? 0 : (position + length) % length;
    const line = this.matches[this.position];
    if (line === undefined) return;
    this.stopFollowing();
    this.bringIntoView(line);
  }

  private bringIntoView(line: number): void {
    if (line >= 0) this.wanted = { line };
  }
}
