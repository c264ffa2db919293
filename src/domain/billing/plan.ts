import { comparable } from '#domain/shared/comparable.ts';

/**
 * The console's plans from smallest to largest. The free plan ranks below all of them, and an unknown current
 * plan counts as free. The card of the current plan offers **Manage Plan**, and larger plans offer an
 * upgrade. Smaller plans offer nothing: users change to a smaller plan in the billing portal.
 * (rule: plan order)
 */
export const PLAN_SEQUENCE = [
  'free',
  'starter',
  'basic',
  'standard',
  'scale',
  'business',
  'enterprise',
] as const;

export type PlanKey = (typeof PLAN_SEQUENCE)[number];

export type BillingInterval = 'monthly' | 'annual';

/** Dollars per month, billed monthly or annually. */
export interface PlanPrice {
  readonly monthly: number;
  readonly annual: number;
}

/** The minutes and calls of a plan, as display text, because some values are words such as 'custom'. */
export interface PlanCapacity {
  /** Minutes included per month. */
  readonly minutes: string;
  /** Roughly how many calls the minutes are enough for. */
  readonly calls: string;
  /** Price per extra minute. */
  readonly overage: string;
  readonly setup: string;
}

export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  readonly description: string;
  /** Absent when the price is negotiated. */
  readonly price?: PlanPrice;
  readonly capacity: PlanCapacity;
  /** Features that the next smaller plan lacks. */
  readonly features: readonly string[];
  readonly isPopular?: boolean;
}

/** Returns the number in a capacity, such as '1,500' or '$0.167'. Undefined for a word such as 'Custom'. */
export function parseCapacityNumber(text: string): number | undefined {
  const value = Number(text.replace(/[$,]/g, ''));
  return Number.isNaN(value) ? undefined : value;
}

/** Discount for annual billing, in percent. */
export const YEARLY_DISCOUNT_PERCENT = 20;

/** The offer on a plan's card, depending on the current plan. (see rule: plan order) */
export type PlanOffer = 'manage' | 'included' | 'upgrade';

/** Returns `manage` for the current plan, `included` for a smaller plan, and `upgrade` for a larger one. */
export function planOffer(plan: PlanKey, current: string | undefined): PlanOffer {
  const difference = rankOf(plan) - rankOf(current);
  if (difference === 0) return 'manage';
  return difference < 0 ? 'included' : 'upgrade';
}

function rankOf(key: string | undefined): number {
  return Math.max(
    0,
    PLAN_SEQUENCE.findIndex((known) => known === comparable(key ?? '')),
  );
}
