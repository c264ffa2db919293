import type { OrderTotals } from '#domain/orders/ticket.ts';
import { monthDayAndTime } from './dates.ts';
import { countWithNoun, formatDollars } from './numbers.ts';

export const overviewText = {
  region: 'Today and yesterday',
  unknown: 'Unavailable',
  noCalls: "Couldn't check for failed calls",
  noOrders: "Couldn't check for orders not yet printed",
  noChanges: "Couldn't check for changes to deploy",
  failed: (count: number) => `${count} failed`,
  sum: ({ cents }: OrderTotals) => (cents === undefined ? undefined : formatDollars(cents)),
  failedCalls: (count: number) => (count === 0 ? 'No failed calls' : countWithNoun(count, 'failed call')),
  unprinted: (count: number) =>
    count === 0
      ? 'All orders are printed'
      : `${countWithNoun(count, 'order')} not yet printed after 10 minutes`,
  scheduled: (count: number, at: Date) =>
    `${countWithNoun(count, 'change')} scheduled for ${monthDayAndTime(at)}`,
} as const;
