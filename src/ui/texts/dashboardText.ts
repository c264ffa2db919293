import type { AttentionReason, RestaurantCheck } from '#domain/companies/attention.ts';
import { usagePercent, type Minutes } from '#domain/companies/minutes.ts';
import { formatNumber } from './numbers.ts';

/** Texts of a restaurant's card. */
export const dashboardText = {
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
  delete: 'Delete restaurant',
  needsAttention: 'Needs attention',
  failed: "Couldn't check failed calls, orders not yet printed, and minutes used.",
} as const;

interface FigureText {
  readonly value: string;
  readonly label: string;
}

export const figureTexts = (check: RestaurantCheck): Readonly<Record<AttentionReason, FigureText>> => ({
  failedCalls: countText(check.failedCalls, ['failed call today', 'failed calls today'], 'calls'),
  unprinted: countText(
    check.unprinted,
    ['order not yet printed after 10 min', 'orders not yet printed after 10 min'],
    'orders',
  ),
  minutes: check.minutes ? minutesText(check.minutes) : unchecked('minutes'),
});

const unchecked = (what: string) => ({ value: '–', label: `Couldn't check ${what}` });

const countText = (count: number | undefined, [one, many]: readonly [string, string], what: string) =>
  count === undefined ? unchecked(what) : { value: formatNumber(count), label: count === 1 ? one : many };

const minutesText = (minutes: Minutes) =>
  minutes.totalCredits > 0
    ? { value: `${formatNumber(Math.round(usagePercent(minutes)))}%`, label: 'of minutes used' }
    : { value: '0', label: 'minutes in the plan' };
