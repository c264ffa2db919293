import { comparable } from '#domain/shared/comparable.ts';

/** The console's plans from smallest to largest. The free plan ranks below all of them. (rule: plan order) */
export const PLAN_ORDER = [
  'free',
  'starter',
  'basic',
  'standard',
  'scale',
  'business',
  'enterprise',
] as const;

export type PlanKey = (typeof PLAN_ORDER)[number];

export type BillingInterval = 'monthly' | 'annual';

/** Dollars per month, billed monthly or annually. */
export interface PlanPrice {
  readonly monthly: number;
  readonly annual: number;
}

export interface PlanCapacity {
  /** Minutes included per month. Absent when negotiated. */
  readonly minutes?: number;
  /** Roughly how many calls those minutes cover, as display text. */
  readonly calls: string;
  /** Dollars per extra minute. Absent when negotiated. */
  readonly overage?: number;
  readonly setup: string;
}

export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  readonly description: string;
  /** Absent when the price is negotiated. */
  readonly price?: PlanPrice;
  readonly capacity: PlanCapacity;
  /** Features on top of the next lower plan. */
  readonly features: readonly string[];
  readonly isPopular?: boolean;
}

/** Discount for annual billing, in percent. */
export const YEARLY_DISCOUNT_PERCENT = 20;

/** What a plan's card offers, compared with the current plan. (see rule: plan order) */
export type PlanOffer = 'manage' | 'included' | 'upgrade';

/**
 * Compares a plan with the current one: same is manage, lower is included, higher is upgrade. An unknown
 * current plan counts as free.
 */
export function planOffer(plan: PlanKey, current: string | undefined): PlanOffer {
  const difference = rankOf(plan) - rankOf(current);
  if (difference === 0) return 'manage';
  return difference < 0 ? 'included' : 'upgrade';
}

function rankOf(key: string | undefined): number {
  return Math.max(
    0,
    PLAN_ORDER.findIndex((known) => known === comparable(key ?? '')),
  );
}
