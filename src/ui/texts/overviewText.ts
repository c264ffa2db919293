import type { OrderSum } from '#domain/orders/ticket.ts';
import { monthDayAndTime } from './dates.ts';
import { dollars } from './numbers.ts';
import { workspaceText } from './workspaceText.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the top of a restaurant's page says of today and yesterday; all of it is added. */
export const overviewText = {
  region: 'Today and yesterday',
  unknown: 'Not known',
  noCalls: 'Whether a call has failed is not known',
  noOrders: 'Whether an order waits for the printer is not known',
  noChanges: 'Whether everything is live is not known',
  failed: (count: number) => `${count} failed`,
  sum: ({ cents }: OrderSum) => (cents === undefined ? undefined : dollars(cents)),
  failedCalls: (count: number) =>
    count === 0 ? 'No call has failed' : counted(count, 'call has failed', 'calls have failed'),
  unprinted: (count: number) =>
    count === 0
      ? 'No order waits for the printer'
      : counted(count, 'order is not printed after 10 minutes', 'orders are not printed after 10 minutes'),
  noPlanMinutes: 'The plan has no minutes',
  notLive: (count: number) =>
    count === 0 ? 'Everything that was saved is live' : workspaceText.notLive(count),
  scheduled: (count: number, at: Date) =>
    `${workspaceText.notLive(count)}, next deployment ${monthDayAndTime(at)}`,
} as const;
