import type { Plan } from '#domain/billing/plan.ts';
import {
  MIN_CALLS,
  MIN_DAYS,
  MONTH_DAYS,
  type EstimateBasis,
  type PlanCost,
  type RunOut,
} from '#domain/billing/usageEstimate.ts';
import type { MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { monthAndDay, weekdayAndDay } from './dates.ts';
import { countWithNoun, formatDollars, formatNumber } from './numbers.ts';

const calls = (count: number) => countWithNoun(count, 'call');
const days = (count: number) => countWithNoun(count, 'full day');
const minutes = (count: number) => countWithNoun(count, 'minute');

/** An estimate of the use of minutes, or why there is none. */
export const usageText = {
  fits: ({ name, capacity }: Plan, month: number, isCurrent: boolean) => {
    const used =
      capacity.minutes === undefined
        ? minutes(month)
        : `${formatNumber(month)} of its ${minutes(capacity.minutes)}`;
    return `At this pace, ${isCurrent ? `your ${name} plan` : name} fits: about ${used} a month.`;
  },
  perDay: (count: number) => `${formatNumber(Math.round(count * 10) / 10)} minutes a day`,
  runOut: (when: RunOut) => {
    if (when === 'already') return 'All used';
    return when === 'later' ? `Not within ${MONTH_DAYS} days` : weekdayAndDay(when);
  },
  cost: ({ plan, dollars, extraMinutes }: PlanCost) => {
    const amount = `${formatDollars(Math.round(dollars) * 100)} a month`;
    if (extraMinutes === 0) return `${plan.name}, ${amount}`;
    return `${plan.name}, about ${amount} with ${countWithNoun(extraMinutes, 'extra minute')}`;
  },
  basis: ({ calls: count, days: full, firstDay }: EstimateBasis) =>
    `Estimated from ${calls(count)} on ${days(full)} since ${monthAndDay(firstDay)}. A month is ${MONTH_DAYS} days, and setup fees aren't included.`,
  tooLittle: ({ calls: count, days: full }: EstimateBasis) =>
    `Too few calls for an estimate: ${calls(count)} on ${days(full)}. It takes ${calls(MIN_CALLS)} on ${days(MIN_DAYS)}.`,
  unexplained: (counted: number, billed: number) =>
    `No estimate: the listed calls explain only ${formatNumber(counted)} of ${minutes(billed)} billed.`,
  smallerPlan: 'To change to a smaller plan, use Manage Plan.',
  callsFailed: "Couldn't load your calls, so there's no estimate.",
} as const;

/** The receipt of the recalculated minutes. */
export const receiptText = {
  /** Why the host's figure and the recalculated one differ. */
  compared: (billed: number, { total, lines }: MinutesReceipt) =>
    `${minutes(billed)} billed; ${formatNumber(total)} counted from ${calls(lines.length)}`,
  withoutLength: (count: number) =>
    `${calls(count)} of unknown length ${count === 1 ? "isn't" : "aren't"} counted.`,
  rounding: ({ rounding, total }: MinutesReceipt) =>
    `${minutes(rounding)}: ${formatNumber(total - rounding)} spoken, ${formatNumber(total)} counted`,
  otherLines: (count: number) => countWithNoun(count, 'other line'),
} as const;
