import { isOnDay, midnight } from '#domain/shared/localDay.ts';
import { clockTime, monthAndDay, weekdayName } from './dates.ts';
import { listOfNames } from './listOfNames.ts';
import { countWithNoun } from './numbers.ts';

/** Texts about unavailable items. */
export const soldOutText = {
  title: 'Unavailable items',
  /** @param since when they were marked; undefined if another user marked some of the items unavailable */
  off: (count: number, since: Date | undefined) =>
    count === 0
      ? 'No items are unavailable'
      : `${countWithNoun(count, 'item')} unavailable${since ? ` since ${dayOrTime(since).text}` : ''}`,
  /** @param since as for `off` */
  named: (names: readonly string[], since: Date | undefined): string =>
    names.length === 0
      ? soldOutText.off(0, undefined)
      : `${listOfNames(names)} unavailable${since ? ` since ${dayOrTime(since).text}` : ''}`,
  severalOrdered: (names: readonly string[]) =>
    `Callers ordered ${listOfNames(names)} after you marked them unavailable`,
  more: (count: number) => `You marked ${countWithNoun(count, 'more item')} unavailable`,
  unknown: "Couldn't check for unavailable items",
  ordered: (count: number, name: string, since: Date) =>
    `${countWithNoun(count, 'order')} for ${name} since you marked it unavailable ${momentText(since)}`,
  noOrdersSince: (count: number | undefined, name: string, since: Date) =>
    count === 0
      ? `No orders for ${name} since ${dayOrTime(since).text}`
      : `You marked ${name} unavailable ${momentText(since)}`,
  noOrders: "Couldn't check the orders.",
  putBackOn: 'Mark available',
  putItemBackOn: (name: string) => `Mark available: ${name}`,
};

/** Formats a moment like "at 6:10 PM", "on Friday", or "on Mar 6". */
function momentText(at: Date): string {
  const { text, isToday } = dayOrTime(at);
  return `${isToday ? 'at' : 'on'} ${text}`;
}

/** Formats a moment in the shortest way: a time today, a weekday in the last week, or a date. */
function dayOrTime(at: Date, now = new Date()) {
  if (isOnDay(now)(at)) return { text: clockTime(at), isToday: true };
  return { text: at >= midnight(now, 6) ? weekdayName(at) : monthAndDay(at), isToday: false };
}
