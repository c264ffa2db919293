import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { Task } from '../state/Task.ts';

interface Answer<T, Result> {
  readonly work: (asked: T) => Promise<Result>;
  readonly done: (asked: T, result: Result) => void;
  readonly failed: (failure: Failure, asked: T) => void;
}

/**
 * State of a confirmation dialog for an action on one of many items. Closes when the action ends or the
 * user stops waiting. Stays open if the dialog then asks about another item.
 */
export class Confirmation<T> {
  /** The item that the dialog asks about. Kept after closing, so that the closing dialog can still name it. */
  asked: T | undefined;
  isOpen = false;
  readonly working = new Task();

  /** @param keyOf returns the identity of an item */
  constructor(private readonly keyOf: (asked: T) => string) {
    makeAutoObservable<this, 'keyOf'>(this, { asked: observableRef, keyOf: false }, { autoBind: true });
  }

  ask(about: T): void {
    this.asked = about;
    this.isOpen = true;
  }

  /** Closes the dialog without acting. */
  dismiss(): void {
    if (!this.working.running) this.isOpen = false;
  }

  /** Closes the dialog. The action continues and its result is still reported. */
  stopWaiting(): void {
    this.working.detach();
    this.isOpen = false;
  }

  confirm<Result>({ work, done, failed }: Answer<T, Result>): void {
    const { asked, keyOf } = this;
    if (asked === undefined || !this.isOpen) return;
    const endings = {
      done: (result: Result) => this.end(asked, () => done(asked, result)),
      failed: (failure: Failure) => this.end(asked, () => failed(failure, asked)),
    };
    void this.working.run(() => work(asked), endings, keyOf(asked));
  }

  private end(answered: T, tell: () => void): void {
    if (this.asked !== undefined && this.keyOf(this.asked) === this.keyOf(answered)) this.isOpen = false;
    tell();
  }
}
