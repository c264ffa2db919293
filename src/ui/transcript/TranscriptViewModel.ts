import { makeAutoObservable, observableRef } from 'mobx';
import { linesWith, type TranscriptLine } from '#domain/shared/transcript.ts';

export type Seek = (seconds: number) => void;

/** What people do with a transcript: follow what they hear, and search. */
export class TranscriptViewModel {
  query = '';
  /** The line to bring into view; a new object each time, be it the same line. */
  wanted: { readonly line: number } | undefined;
  private following = true;
  private readonly heard = new MovingMark();
  private readonly found = new MovingMark();
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
    return linesWith(this.lines, this.query);
  }

  /** "3 of 12"; nothing while nothing is sought. */
  get matchCount(): string {
    if (this.query.trim() === '') return '';
    const { length } = this.matches;
    return length === 0 ? 'No matches' : `${this.position + 1} of ${length}`;
  }

  /** The reader scrolled away from what is heard. */
  get offersFollow(): boolean {
    return !this.following && this.heard.place >= 0;
  }

  isCurrent(line: number): boolean {
    return this.heard.isAt(line);
  }

  isFound(line: number): boolean {
    return this.found.isAt(line);
  }

  /** The audio has come to that line; -1 before the first. */
  hear(line: number): void {
    if (line === this.heard.place) return;
    this.heard.moveTo(line);
    if (this.following) this.bringIntoView(line);
  }

  /** The reader scrolls: the transcript no longer moves by itself. */
  stopFollowing(): void {
    this.following = false;
  }

  follow(): void {
    this.following = true;
    this.bringIntoView(this.heard.place);
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
    const line = this.matches[this.position] ?? -1;
    this.found.moveTo(line);
    if (line < 0) return;
    this.stopFollowing();
    this.bringIntoView(line);
  }

  private bringIntoView(line: number): void {
    if (line >= 0) this.wanted = { line };
  }
}

/** A mark at one place of a long row. Moving it concerns only who looks at the old place and at the new one. */
class MovingMark {
  place = -1;
  // a map is watched key by key
  private readonly marked = new Map<number, true>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param place -1 takes the mark away */
  moveTo(place: number): void {
    if (place === this.place) return;
    this.marked.delete(this.place);
    if (place >= 0) this.marked.set(place, true);
    this.place = place;
  }

  isAt(place: number): boolean {
    return this.marked.has(place);
  }
}
