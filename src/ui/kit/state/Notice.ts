import { makeAutoObservable } from 'mobx';

export interface Message {
  readonly text: string;
  /** Further explanation. */
  readonly detail?: string | undefined;
  /** An id at the end of the text or detail. A button copies it. */
  readonly id?: string | undefined;
  readonly tone: 'success' | 'error';
}

const DURATIONS_MS = { brief: 3000, normal: 5000 } as const;

/** How long a message stays. Without a time, it stays until dismissed. */
type Time = keyof typeof DURATIONS_MS;

/** Why a message stays longer: the user is reading it, or the tab is hidden. */
export type HoldReason = 'pointer' | 'focus' | 'hidden';

/** A status message that clears itself after a while. Its timer restarts when the user stops reading it. */
export class Notice {
  message: Message | undefined;
  private expired: Message | undefined;
  #time: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #holds = new Set<HoldReason>();
  #elsewhere: Pick<Notice, 'show'> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The current message, or the last one that timed out. The space of a timed-out message stays reserved. */
  get placed(): Message | undefined {
    return this.message ?? this.expired;
  }

  show(message: Message, time?: Time): void {
    if (this.#elsewhere) return this.#elsewhere.show(message, time);
    this.message = message;
    this.#time = time && DURATIONS_MS[time];
    this.restart();
  }

  /** Shows a success message. */
  success(text: string, time?: Time): void {
    this.show({ text, tone: 'success' }, time);
  }

  /** Shows an error message. */
  error(text: string, time?: Time): void {
    this.show({ text, tone: 'error' }, time);
  }

  clear(): void {
    this.message = undefined;
    this.expired = undefined;
    // a cleared message cannot be hovered or focused, but the tab may still be hidden
    this.#holds.delete('pointer');
    this.#holds.delete('focus');
    this.restart();
  }

  /** Called when the component that shows the notice is mounted. */
  attach(): void {
    this.#elsewhere = undefined;
  }

  /** Called when the component that shows the notice is unmounted. Later messages go to `elsewhere`. */
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

  private expire(): void {
    const { message } = this;
    this.clear();
    this.expired = message;
  }

  private restart(): void {
    clearTimeout(this.#timer);
    const isFree = this.message && this.#holds.size === 0;
    if (isFree && this.#time !== undefined) this.#timer = setTimeout(this.expire, this.#time);
  }
}
