import type { BillingInterval } from '#domain/billing/plan.ts';
import { port } from '../port.ts';

/** The billing interval selected on the plans page. Kept while the tab is open, even during checkout. */
export interface IntervalChoice {
  /** Returns the last selected interval, monthly by default. */
  last(): BillingInterval;
  remember(interval: BillingInterval): void;
}
export const IntervalChoice = port<IntervalChoice>('IntervalChoice');
