import { computed, makeAutoObservable, observableRef } from 'mobx';
import { linesContaining, type TranscriptLine } from '#domain/shared/transcript.ts';

export type Seek = (seconds: number) => void;

/** What people do with a transcript: follow what they hear, and search. */
export class TranscriptViewModel {
  query = '';
  /** The line to bring into view; a new object each time, be it the same line. */
  wanted: { readonly line: number } | undefined;
  private following = true;
  /** The line that is heard; -1 before the first. */
  private heard = -1;
  /** Which of the matches was gone to. */
  private position = 0;

  /** @param onSeek goes to a moment of the audio, where there is any */
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

  /** The positions of the lines with the sought text. */
  get matches(): readonly number[] {
    return linesContaining(this.lines, this.query);
  }

  /** "3 of 12"; nothing while nothing is sought. */
  get matchCount(): string {
    if (this.query.trim() === '') return '';
    const { length } = this.matches;
    return length === 0 ? 'No matches' : `${this.position + 1} of ${length}`;
  }

  /** The reader scrolled away from what is heard. */
  get offersFollow(): boolean {
    return !this.following && this.heard >= 0;
  }

  // each by itself: a change concerns only who looks at the line that was meant and at the one that is
  isCurrent(line: number): boolean {
    return computed(() => this.heard === line).get();
  }

  isFound(line: number): boolean {
    return computed(() => this.matches[this.position] === line).get();
  }

  /** The audio has come to that line; -1 before the first. */
  hear(line: number): void {
    if (line === this.heard) return;
    this.heard = line;
    if (this.following) this.bringIntoView(line);
  }

  /** The reader scrolls: the transcript no longer moves by itself. */
  stopFollowing(): void {
    this.following = false;
  }

  follow(): void {
    this.following = true;
    this.bringIntoView(this.heard);
  }

  /** Goes to a moment of the audio, and along with it from there. */
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

  /** Goes to a match; after the last one comes the first. */
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
