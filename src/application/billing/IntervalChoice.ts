import type { BillingInterval } from '#domain/billing/plan.ts';
import { port } from '../port.ts';

/**
 * Whether the plans are looked at by the month or by the year, kept for as long as the tab is open, and so while its person is
 * away at the checkout.
 */
export interface IntervalChoice {
  /** By the month until something else was chosen. */
  last(): BillingInterval;
  remember(interval: BillingInterval): void;
}
export const IntervalChoice = port<IntervalChoice>('IntervalChoice');
