import type { IntervalChoice } from '#application/billing/IntervalChoice.ts';
import type { BillingInterval } from '#domain/billing/plan.ts';

/** Where session storage has `annual` for who looks at the plans by the year; anything else is by the month. */
const KEY = 'billingInterval';

export class SessionStorageIntervalChoice implements IntervalChoice {
  static readonly needs = [] as const;

  last() {
    return sessionStorage.getItem(KEY) === 'annual' ? 'annual' : 'monthly';
  }

  remember(interval: BillingInterval) {
    sessionStorage.setItem(KEY, interval);
  }
}
