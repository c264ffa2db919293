import { makeAutoObservable } from 'mobx';

/** A mark at one place of a long row. Moving it concerns only who looks at the old place and at the new one. */
export class MovingMark {
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
