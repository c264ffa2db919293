import {
  MIN_CALLS_FOR_ESTIMATE,
  MIN_DAYS_FOR_ESTIMATE,
  DAYS_PER_MONTH,
  type EstimateBasis,
  type RunOut,
  type UsageEstimate,
} from '#domain/billing/usageEstimate.ts';
import type { MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { monthAndDay, weekdayAndDay } from './dates.ts';
import { countWithNoun, formatDollars, formatNumber } from './numbers.ts';

const calls = (count: number) => countWithNoun(count, 'call');
const days = (count: number) => countWithNoun(count, 'full day');
const minutes = (count: number) => countWithNoun(count, 'minute');
const dollars = (amount: number) => formatDollars(Math.round(amount) * 100);

type Estimate = Extract<UsageEstimate, { kind: 'estimate' }>;

/** An estimate of the monthly minutes, or why there is none. */
export const usageText = {
  cheapest: ({ cheapest: { plan, dollars: cost, extraMinutes }, month }: Estimate, isCurrent: boolean) => {
    const name = isCurrent ? `your ${plan.name} plan` : plan.name;
    const extra = extraMinutes > 0 ? `, ${formatNumber(extraMinutes)} of them extra` : '';
    return `At this pace, ${name} costs the least: about ${dollars(cost)} a month for ${minutes(month)}${extra}.`;
  },
  perDay: (count: number) => `${formatNumber(Math.round(count * 10) / 10)} minutes a day`,
  runOut: (when: RunOut) => {
    if (when === 'already') return 'All used';
    return when === 'later' ? `Not within ${DAYS_PER_MONTH} days` : weekdayAndDay(when);
  },
  basis: ({ calls: count, days: full, firstDay, leftOut }: EstimateBasis) => {
    const without = leftOut > 0 ? `, without ${calls(leftOut)} of unknown length` : '';
    return `Estimated from ${calls(count)} on ${days(full)} since ${monthAndDay(firstDay)}${without}. A month is ${DAYS_PER_MONTH} days. The estimate doesn't include setup fees and renewals.`;
  },
  refused: (reason: Exclude<UsageEstimate, Estimate>) => {
    if (reason.kind === 'unexplained')
      return `No estimate: the listed calls account for only ${formatNumber(reason.counted)} of ${minutes(reason.billed)} billed.`;
    const { basis } = reason;
    return `Too few calls for an estimate: ${calls(basis.calls)} on ${days(basis.days)}. An estimate needs ${calls(MIN_CALLS_FOR_ESTIMATE)} on ${days(MIN_DAYS_FOR_ESTIMATE)}.`;
  },
  smallerPlan: 'To change to a smaller plan, use Manage Plan.',
  callsFailed: "Couldn't load your calls, so there's no estimate.",
} as const;

/** Texts of the breakdown of recalculated minutes. */
export const receiptText = {
  /** Compares the host's minutes with the recalculated ones. */
  compared: (billed: number, { total, lines }: MinutesReceipt) =>
    `${minutes(billed)} billed; ${formatNumber(total)} counted from ${calls(lines.length)}`,
  withoutLength: (count: number) =>
    `${calls(count)} of unknown length ${count === 1 ? "isn't" : "aren't"} counted.`,
  rounding: ({ rounding, total }: MinutesReceipt) =>
    `${minutes(rounding)}: ${formatNumber(total - rounding)} spoken, ${formatNumber(total)} counted`,
  otherLines: (count: number) => countWithNoun(count, 'other phone line'),
} as const;
