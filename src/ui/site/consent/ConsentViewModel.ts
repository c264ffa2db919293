import { makeAutoObservable } from 'mobx';
import { Analytics } from '#application/shared/Analytics.ts';
import { Preferences } from '#application/shared/Preferences.ts';

/** Asks for analytics consent once, and again on request. (see rule: analytics) */
export class ConsentViewModel {
  static readonly needs = [Analytics, Preferences] as const;
  isOpen = false;
  /** Whether the visitor opened the question. Focus then moves to the question and back. */
  isAskedFor = false;

  constructor(
    private readonly analytics: Analytics,
    private readonly preferences: Preferences,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.isOpen = this.asks && this.preferences.mayCount() === undefined;
  }

  get asks(): boolean {
    return this.analytics.asksFirst;
  }

  open(): void {
    this.isOpen = true;
    this.isAskedFor = true;
  }

  answer(mayCount: boolean): void {
    this.preferences.saveMayCount(mayCount);
    if (!mayCount) this.analytics.forget();
    this.isOpen = false;
  }
}
