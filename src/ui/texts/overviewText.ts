import type { OrderTotals } from '#domain/orders/ticket.ts';
import { monthDayAndTime } from './dates.ts';
import { countWithNoun, formatDollars } from './numbers.ts';

const countWithPhrase = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const overviewText = {
  region: 'Today and yesterday',
  unknown: 'Unavailable',
  noCalls: "Couldn't check for failed calls",
  noOrders: "Couldn't check for unprinted orders",
  noChanges: "Couldn't check for pending changes",
  failed: (count: number) => `${count} failed`,
  sum: ({ cents }: OrderTotals) => (cents === undefined ? undefined : formatDollars(cents)),
  failedCalls: (count: number) =>
    count === 0 ? 'No failed calls' : countWithPhrase(count, 'failed call', 'failed calls'),
  unprinted: (count: number) =>
    count === 0
      ? 'All orders are printed'
      : countWithPhrase(count, 'order unprinted after 10 minutes', 'orders unprinted after 10 minutes'),
  scheduled: (count: number, at: Date) =>
    `${countWithNoun(count, 'change')} scheduled for ${monthDayAndTime(at)}`,
} as const;
