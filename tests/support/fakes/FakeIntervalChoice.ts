import type { IntervalChoice } from '#application/billing/IntervalChoice.ts';
import type { BillingInterval } from '#domain/billing/plan.ts';

/** The choice of the tab, in memory; by the month at first. */
export class FakeIntervalChoice implements IntervalChoice {
  private chosen: BillingInterval = 'monthly';

  last() {
    return this.chosen;
  }

  remember(interval: BillingInterval) {
    this.chosen = interval;
  }
}
