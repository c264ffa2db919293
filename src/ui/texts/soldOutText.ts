import { isOnDay, midnight } from '#domain/shared/localDay.ts';
import { clockTime, monthAndDay, weekdayName } from './dates.ts';
import { countWithNoun } from './numbers.ts';

/** Texts about items that are off. */
export const soldOutText = {
  title: 'Sold out',
  /** @param since unknown if other people switched some of them off */
  off: (count: number, since: Date | undefined) =>
    count === 0
      ? 'No items are off'
      : `${countWithNoun(count, 'item')} off${since ? ` since ${dayOrTime(since).text}` : ''}`,
  severalOrdered: (count: number) => `${countWithNoun(count, 'item')} ordered since you switched them off`,
  unknown: "Couldn't check for sold-out items",
  ordered: (count: number, name: string, since: Date) =>
    `${countWithNoun(count, 'order')} for ${name} since you switched it off ${momentText(since)}`,
  quiet: (count: number | undefined, name: string, since: Date) =>
    count === 0
      ? `No orders for ${name} since you switched it off ${momentText(since)}`
      : `You switched off ${name} ${momentText(since)}`,
  noOrders: "Couldn't check the orders.",
  putBackOn: 'Put back on',
  putItemBackOn: (name: string) => `Put back on: ${name}`,
};

/** Formats as "at 6:10 PM", "on Friday", or "on Mar 6". */
function momentText(at: Date): string {
  const { text, isToday } = dayOrTime(at);
  return `${isToday ? 'at' : 'on'} ${text}`;
}

/** Formats a moment as briefly as possible: the time of today, the weekday of the last week, or the date. */
function dayOrTime(at: Date, now = new Date()) {
  if (isOnDay(now)(at)) return { text: clockTime(at), isToday: true };
  return { text: at >= midnight(now, 6) ? weekdayName(at) : monthAndDay(at), isToday: false };
}
