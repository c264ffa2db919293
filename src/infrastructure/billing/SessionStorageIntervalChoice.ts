import type { IntervalChoice } from '#application/billing/IntervalChoice.ts';
import type { BillingInterval } from '#domain/billing/plan.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

/** Session storage key. `annual` for yearly billing; anything else means monthly. */
const KEY = 'billingInterval';

export class SessionStorageIntervalChoice implements IntervalChoice {
  static readonly needs = [] as const;

  last() {
    return SafeStorage.session.read(KEY) === 'annual' ? 'annual' : 'monthly';
  }

  remember(interval: BillingInterval) {
    SafeStorage.session.write(KEY, interval);
  }
}
