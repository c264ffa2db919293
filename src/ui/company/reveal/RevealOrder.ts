import { makeAutoObservable, observable } from 'mobx';

/** How long a part that is still loading keeps what stands below it from view. */
const PATIENCE = 3000;

/**
 * Parts of a page that load side by side and appear one after the other, so that no late part moves what is shown.
 * A part that has its final height has arrived and lets the next one appear. One that takes too long lets it appear
 * as well; it is late then, and takes its height only when somebody asks for it.
 */
export class RevealOrder {
  private readonly arrived = observable.set<number>();
  private readonly passedOver = observable.set<number>();
  private begun = false;

  constructor(private readonly count: number) {
    makeAutoObservable<this, 'count'>(this, { count: false }, { autoBind: true });
  }

  /** What stands above all parts has its height: the first part may appear. */
  begin(): void {
    this.begun = true;
  }

  isShown(place: number): boolean {
    return this.begun && place <= this.awaited;
  }

  /** Taking its height now would move what stands below. */
  isLate(place: number): boolean {
    return this.passedOver.has(place) && !this.arrived.has(place);
  }

  /** The first part that all below it wait for; the last part when there is none. */
  get awaited(): number {
    let place = 0;
    while (place < this.count - 1 && (this.arrived.has(place) || this.passedOver.has(place))) place += 1;
    return place;
  }

  arrive(place: number): void {
    this.arrived.add(place);
  }

  /** Waits for the part that is awaited now. Returns the way to stop waiting. */
  wait(): () => void {
    const timer = setTimeout(() => this.passOver(this.awaited), PATIENCE);
    return () => clearTimeout(timer);
  }

  private passOver(place: number): void {
    // nothing stands below the last part
    if (place < this.count - 1) this.passedOver.add(place);
  }
}
