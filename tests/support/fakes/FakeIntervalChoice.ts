import type { IntervalChoice } from '#application/billing/IntervalChoice.ts';
import type { BillingInterval } from '#domain/billing/plan.ts';

/** Keeps the tab's billing interval in memory. Monthly by default. */
export class FakeIntervalChoice implements IntervalChoice {
  private chosen: BillingInterval = 'monthly';

  last() {
    return this.chosen;
  }

  remember(interval: BillingInterval) {
    this.chosen = interval;
  }
}
