import { makeAutoObservable } from 'mobx';

export type NoticeTone = 'success' | 'error';

interface Message {
  readonly text: string;
  readonly tone: NoticeTone;
}

/** A status message. It clears itself after its time, which waits while somebody is reading it. */
export class Notice {
  message: Message | undefined;
  private milliseconds: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'milliseconds' | 'timer'>(
      this,
      { milliseconds: false, timer: false },
      { autoBind: true },
    );
  }

  /** @param milliseconds how long to show it; for good when absent */
  show(message: Message, milliseconds?: number): void {
    clearTimeout(this.timer);
    this.message = message;
    this.milliseconds = milliseconds;
    this.resume();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.message = undefined;
  }

  /** The pointer or the focus is on the message. */
  hold(): void {
    clearTimeout(this.timer);
  }

  /** The message is left; its time begins anew. */
  resume(): void {
    if (this.milliseconds !== undefined && this.message)
      this.timer = setTimeout(this.clear, this.milliseconds);
  }
}
