import { minutesLeft, type Minutes } from '#domain/companies/minutes.ts';
import type { MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { midnight } from '#domain/shared/localDay.ts';
import { consolePlans } from './consolePlans.ts';
import { parseCapacityNumber, type BillingInterval, type Plan } from './plan.ts';

/** The number of days that an estimate counts as a month. */
export const DAYS_PER_MONTH = 30;
/** Minimum number of full days for an estimate, so that it includes each day of the week. */
export const MIN_DAYS_FOR_ESTIMATE = 7;
export const MIN_CALLS_FOR_ESTIMATE = 10;
/** Maximum number of full days that an estimate uses: four weeks. */
const MAX_DAYS = 28;
/** The listed calls must account for at least this share of the billed minutes. */
const MIN_EXPLAINED = 0.5;

const DAY_MS = 86_400_000;

/** The calls that an estimate uses. */
export interface EstimateBasis {
  readonly calls: number;
  /** Number of full days. Excludes today and the first listed day, which may be incomplete. */
  readonly days: number;
  readonly firstDay: Date;
  /** Number of listed calls that are unreadable or have no known length. */
  readonly leftOut: number;
}

export type UsageEstimate =
  | { readonly kind: 'too-little'; readonly basis: EstimateBasis }
  /** The host billed far more minutes than the listed calls account for. */
  | { readonly kind: 'unexplained'; readonly counted: number; readonly billed: number }
  | {
      readonly kind: 'estimate';
      readonly basis: EstimateBasis;
      readonly minutesPerDay: number;
      /** Estimated minutes per month, rounded up. */
      readonly month: number;
      /** Absent for a plan without minutes. */
      readonly runOut?: RunOut | undefined;
      readonly cheapest: PlanCost;
    };

export type RunOut = 'already' | 'later' | Date;

/** A plan's cost for a month, without the setup fee. */
export interface PlanCost {
  readonly plan: Plan;
  readonly dollars: number;
  readonly extraMinutes: number;
}

interface Given {
  readonly receipt: MinutesReceipt;
  readonly minutes: Minutes;
  readonly interval: BillingInterval;
  readonly now: Date;
}

/**
 * Estimates the monthly minutes from the listed calls of up to {@link MAX_DAYS} full days. Gives no estimate
 * for fewer than {@link MIN_CALLS_FOR_ESTIMATE} calls or {@link MIN_DAYS_FOR_ESTIMATE} days, or if the calls
 * account for less than {@link MIN_EXPLAINED} of the billed minutes. The remaining minutes, divided by the
 * daily average, give the day on which the minutes run out, within 30 days. (rule: usage estimate)
 */
export function estimateUsage({ receipt, minutes, interval, now }: Given): UsageEstimate {
  const { basis, used } = recentUse(receipt, now);
  if (receipt.total < minutes.usedCredits * MIN_EXPLAINED)
    return { kind: 'unexplained', counted: receipt.total, billed: minutes.usedCredits };
  if (basis.calls < MIN_CALLS_FOR_ESTIMATE || basis.days < MIN_DAYS_FOR_ESTIMATE)
    return { kind: 'too-little', basis };
  const month = Math.ceil((used / basis.days) * DAYS_PER_MONTH);
  return {
    kind: 'estimate',
    basis,
    minutesPerDay: used / basis.days,
    month,
    runOut: runOut(minutes, used / basis.days, now),
    cheapest: cheapestPlan(month, interval),
  };
}

function recentUse(receipt: MinutesReceipt, now: Date): { basis: EstimateBasis; used: number } {
  const { lines, withoutLength, unreadable } = receipt;
  const starts = lines.flatMap(({ startedAt }) => (startedAt ? [startedAt.getTime()] : []));
  const today = midnight(now);
  const dayAfterFirst = starts.length > 0 ? midnight(new Date(Math.min(...starts)), -1) : today;
  const earliest = midnight(now, MAX_DAYS);
  const firstDay = dayAfterFirst > earliest ? dayAfterFirst : earliest;
  const recent = lines.filter(({ startedAt }) => startedAt && startedAt >= firstDay && startedAt < today);
  // rounded, because a day with a clock change doesn't have 24 hours
  const days = Math.max(0, Math.round((today.getTime() - firstDay.getTime()) / DAY_MS));
  return {
    basis: { calls: recent.length, days, firstDay, leftOut: withoutLength + unreadable },
    used: recent.reduce((sum, line) => sum + line.minutes, 0),
  };
}

/** Returns when the billed minutes run out. `later` means in over a month. */
function runOut(minutes: Minutes, minutesPerDay: number, now: Date): RunOut | undefined {
  const left = minutesLeft(minutes);
  if (left === undefined) return undefined;
  if (left <= 0) return 'already';
  const days = left / minutesPerDay;
  return days > DAYS_PER_MONTH ? 'later' : new Date(now.getTime() + days * DAY_MS);
}

/** Returns the cheapest fixed-price plan for a month's minutes. (rule: cheapest plan) */
export function cheapestPlan(month: number, interval: BillingInterval): PlanCost {
  return consolePlans
    .flatMap((plan) => planCost(plan, month, interval) ?? [])
    .reduce((least, cost) => (cost.dollars < least.dollars ? cost : least));
}

/** Returns a plan's price including extra minutes. Undefined for a negotiated price. */
function planCost(plan: Plan, month: number, interval: BillingInterval): PlanCost | undefined {
  const [minutes, overage] = [
    parseCapacityNumber(plan.capacity.minutes),
    parseCapacityNumber(plan.capacity.overage),
  ];
  if (!plan.price || minutes === undefined || overage === undefined) return undefined;
  const extraMinutes = Math.max(0, month - minutes);
  return { plan, extraMinutes, dollars: plan.price[interval] + extraMinutes * overage };
}
