import { makeAutoObservable } from 'mobx';
import { Analytics } from '#application/shared/Analytics.ts';
import { Preferences } from '#application/shared/Preferences.ts';

/** Asks a visitor whether the visit may be counted, once, and again when they want to answer otherwise. (see rule: analytics) */
export class ConsentViewModel {
  static readonly needs = [Analytics, Preferences] as const;
  isOpen = false;
  /** Opened by hand: the focus goes there, and back. */
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

  /** Whether this site asks at all. */
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
