import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { Task } from './Task.ts';

interface Answer<T> {
  readonly work: (asked: T) => Promise<unknown>;
  readonly done: (asked: T) => void;
  readonly failed: (failure: Failure, asked: T) => void;
}

/**
 * Asks a person once before something is done to one of many things. It is over when the work has ended, well or not, or when
 * nobody waits for it any more, unless it is asked about another thing by then.
 */
export class Confirmation<T> {
  /** What is asked about, or was last: it is named until the question has left the page. */
  asked: T | undefined;
  isOpen = false;
  readonly working = new Task();

  /** @param keyOf tells one thing from another */
  constructor(private readonly keyOf: (asked: T) => string) {
    makeAutoObservable<this, 'keyOf'>(this, { asked: observableRef, keyOf: false }, { autoBind: true });
  }

  ask(about: T): void {
    this.asked = about;
    this.isOpen = true;
  }

  /** The answer is no. */
  dismiss(): void {
    if (!this.working.running) this.isOpen = false;
  }

  /** Nobody waits for the work any more; what comes of it is told all the same. */
  stopWaiting(): void {
    this.working.detach();
    this.isOpen = false;
  }

  /** The answer is yes. */
  confirm({ work, done, failed }: Answer<T>): void {
    const { asked, keyOf } = this;
    if (asked === undefined || !this.isOpen) return;
    const endings = {
      done: () => this.end(asked, () => done(asked)),
      failed: (failure: Failure) => this.end(asked, () => failed(failure, asked)),
    };
    void this.working.run(() => work(asked), endings, keyOf(asked));
  }

  private end(answered: T, tell: () => void): void {
    if (this.asked !== undefined && this.keyOf(this.asked) === this.keyOf(answered)) this.isOpen = false;
    tell();
  }
}
