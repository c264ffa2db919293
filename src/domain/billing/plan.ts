/** The plans of the console from the smallest to the largest; a free plan is below them all (rule: plan order). */
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

/** Dollars a month, paid by the month or by the year. */
export interface PlanPrice {
  readonly monthly: number;
  readonly annual: number;
}

/** What a plan holds, in words, for figures such as 'custom'. */
export interface PlanCapacity {
  /** Included each month. */
  readonly minutes: string;
  /** What the minutes are roughly good for. */
  readonly calls: string;
  /** Price of an extra minute. */
  readonly overage: string;
  readonly setup: string;
}

export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  readonly description: string;
  /** None when the price is agreed with the team. */
  readonly price?: PlanPrice;
  readonly capacity: PlanCapacity;
  /** What it adds to the plan below. */
  readonly features: readonly string[];
  readonly isPopular?: boolean;
}

/** What percentage a year costs less than twelve months. */
export const YEARLY_DISCOUNT_PERCENT = 20;

/** What a plan's card offers, seen from the current plan (see rule: plan order). */
export type PlanOffer = 'manage' | 'included' | 'upgrade';

/** The same plan is managed, a lower one is included, a higher one is an upgrade; an unknown current plan counts as free. */
export function planOffer(plan: PlanKey, current: string | undefined): PlanOffer {
  const difference = rankOf(plan) - rankOf(current);
  if (difference === 0) return 'manage';
  return difference < 0 ? 'included' : 'upgrade';
}

function rankOf(key: string | undefined): number {
  return Math.max(
    0,
    PLAN_ORDER.findIndex((known) => known === key?.toLowerCase()),
  );
}
