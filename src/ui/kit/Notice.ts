import { makeAutoObservable } from 'mobx';

export interface Message {
  readonly text: string;
  /** What that means for who reads it. */
  readonly detail?: string | undefined;
  readonly tone: 'success' | 'error';
}

/** How many milliseconds a message is shown. */
const DURATIONS_MS = { brief: 3000, normal: 5000 } as const;

/** How long it is shown; for good when absent. */
type Time = keyof typeof DURATIONS_MS;

/** What keeps a message for longer: somebody is reading it, or cannot see it. */
type HoldReason = 'pointer' | 'focus' | 'hidden';

/** A status message. It clears itself after its time, which begins anew once nothing holds it any more. */
export class Notice {
  message: Message | undefined;
  #time: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #holds = new Set<HoldReason>();
  #elsewhere: Pick<Notice, 'show'> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(message: Message, time?: Time): void {
    if (this.#elsewhere) return this.#elsewhere.show(message, time);
    this.message = message;
    this.#time = time && DURATIONS_MS[time];
    this.restart();
  }

  /** Says that something went well. */
  success(text: string, time?: Time): void {
    this.show({ text, tone: 'success' }, time);
  }

  /** Says what went wrong. */
  error(text: string, time?: Time): void {
    this.show({ text, tone: 'error' }, time);
  }

  clear(): void {
    this.message = undefined;
    // what is gone can be held by nobody; the tab is hidden all the same
    this.#holds.delete('pointer');
    this.#holds.delete('focus');
    this.restart();
  }

  /** The place of the message is there. */
  attach(): void {
    this.#elsewhere = undefined;
  }

  /** The place of the message is gone: whatever is still to be told is told in another one until it is back. */
  detach(elsewhere: Pick<Notice, 'show'>): void {
    this.clear();
    this.#elsewhere = elsewhere;
  }

  hold(why: HoldReason): void {
    this.#holds.add(why);
    this.restart();
  }

  release(why: HoldReason): void {
    this.#holds.delete(why);
    this.restart();
  }

  private restart(): void {
    clearTimeout(this.#timer);
    const isFree = this.message && this.#holds.size === 0;
    if (isFree && this.#time !== undefined) this.#timer = setTimeout(this.clear, this.#time);
  }
}
