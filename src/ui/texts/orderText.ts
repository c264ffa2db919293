import type { Order } from '#domain/orders/order.ts';
import { isFiltering, type OrderFilter } from '#domain/orders/orderFilter.ts';
import type { OrderTotals } from '#domain/orders/ticket.ts';
import type { TimeWindow } from '#domain/orders/parseTimeWindow.ts';
import { localDay } from '#domain/shared/localDay.ts';
import { clockTime, dateAndTime, monthDayAndTime } from './dates.ts';
import { countWithNoun, formatDollars, formatNumber } from './numbers.ts';

const nothingFound = (text: string) => `No orders match “${text}”.`;

/** Says that no order matches the filter. @param text the search text, or empty */
function noMatchText({ allergies, unprinted }: OrderFilter, text: string): string {
  const notPrinted = unprinted ? ` ${allergies ? 'and' : 'that'} are not yet printed` : '';
  const kept = `No orders${allergies ? ' that mention allergies' : ''}${notPrinted}`;
  return text === '' ? `${kept}.` : `${kept} match “${text}”.`;
}

/** Says when an order is due. @param minutes minutes until then, negative if late; undefined omits them */
function due(moment: Date, now: Date, minutes: number | undefined): string {
  if (minutes === undefined) return `Due ${clockTime(moment)}`;
  const when = localDay(moment) === localDay(now) ? clockTime(moment) : monthDayAndTime(moment);
  if (minutes === 0) return `Due ${when}, now`;
  return `Due ${when}, ${minutes > 0 ? hoursAndMinutes(minutes) : lateText(-minutes)}`;
}

const lateText = (minutes: number) =>
  `${minutes < 60 ? `${minutes} min` : `${formatNumber(Math.floor(minutes / 60))} h`} late`;

/** Formats minutes like "12 min", "1 h", or "1 h 5 min". */
function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

const arrived = (count: number) => countWithNoun(count, 'new order');

/** Names of the time filters within a sentence. */
const PERIODS = {
  '24h': 'the last 24 hours',
  '7d': 'the last 7 days',
  '30d': 'the last 30 days',
  '90d': 'the last 90 days',
} satisfies Record<Exclude<TimeWindow, 'all'>, string>;

export const orderText = {
  /** Says what a deletion does. The host deletes all orders with the number. */
  deletion: (order: Order, countWithNumber: number) => {
    const consequence = 'This deletes the order for everyone. You can undo this for ten seconds.';
    if (countWithNumber < 2) return consequence;
    const chosen = `You chose the order from ${dateAndTime(order.placedAt)}.`;
    return `${countWithNumber} orders have this number. ${chosen} Deleting it may delete all of them. ${consequence}`;
  },
  deleted: (number: string) => `Order ${number} deleted`,
  alreadyDeleted: (number: string) => `Order ${number} was already deleted by someone else.`,
  /** Says why an order was not deleted. */
  numberTaken: (number: string) =>
    `Order ${number} wasn't deleted, because a newer order has the same number. Delete the order again to delete both.`,
  /** Says that a deleted order is back in the list. */
  restored: (number: string) => `Order ${number} is back in the list.`,
  cannotPrint: "This browser can't print. Open this page in another browser.",
  /** Tooltip of a button on an order's card. */
  action: (verb: string, shortcut: string | undefined) => (shortcut ? `${verb} (${shortcut})` : verb),
  due,
  printPressed: (at: Date) => `Print pressed at ${clockTime(at)}`,
  noDueTime: 'No due time',
  /** Heading of the orders that the kitchen should start next. Also the label of the toggle that shows them first. */
  nextHeading: 'Up next',
  byDueTime: 'By due time',
  becameLate: (count: number) =>
    `${countWithNoun(count, 'order')} ${count === 1 ? 'is' : 'are'} late and not yet printed`,
  arrived,
  showArrived: (count: number) => `Show ${arrived(count)}`,
  found: (shown: number, all: number) => `${shown} of ${all} orders`,
  search: 'Search orders',
  allergy: 'Allergy',
  sound: 'New-order sound',
  soundHeldBack: 'Click or tap anywhere to turn on sound.',
  /** The title of the page, with the number of new orders that the user may have missed. */
  title: (unnoticed: number) => (unnoticed > 0 ? `(${unnoticed}) Orders` : 'Orders'),
  late: "Can't connect. Retrying…",
  /** Shown below a load failure. */
  recovers: 'We check again every few minutes. Orders appear as soon as they can be loaded.',
  nothingFound,
  /** Labels of the filters. */
  filters: { allergies: 'Allergies', unprinted: 'Not yet printed' } satisfies Record<
    keyof OrderFilter,
    string
  >,
  /** A label with a count. Until the count has loaded, a dash keeps the label equally wide. */
  withCount: (label: string, count: number | undefined) => `${label} (${count ?? '–'})`,
  /** Says that the filter hides new orders. */
  hiddenByFilter: (count: number) => `${arrived(count)} ${count === 1 ? 'is' : 'are'} hidden by the filter.`,
  showAll: 'Show all',
  clear: (text: string, filter: OrderFilter) => {
    if (!isFiltering(filter)) return 'Clear search';
    const filters = filter.allergies && filter.unprinted ? 'filters' : 'filter';
    return text.trim() === '' ? `Clear ${filters}` : `Clear search and ${filters}`;
  },
  /** Says why the list is empty, and how to see orders. */
  none: (window: TimeWindow, text: string, filter: OrderFilter) => {
    const isSought = text.trim() !== '';
    if (window === 'all' && !isSought && !isFiltering(filter))
      return 'Phone orders appear here automatically.';
    const older =
      window === 'all' ? [] : [`Showing ${PERIODS[window]}. Choose All time to see older orders.`];
    const found = isFiltering(filter)
      ? [noMatchText(filter, text.trim())]
      : isSought
        ? [nothingFound(text)]
        : [];
    return [...found, ...older].join(' ');
  },
  sum: ({ cents, unknown }: OrderTotals) => {
    if (cents === undefined) return 'Total unavailable';
    const total = `Total ${formatDollars(cents)}`;
    return unknown === 0
      ? total
      : `${total}, not counting ${countWithNoun(unknown, 'order')} without a total`;
  },
} as const;

/** Labels of the time filter. */
export const timeWindowText = {
  all: 'All time',
  '24h': 'Last 24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
} satisfies Record<TimeWindow, string>;
