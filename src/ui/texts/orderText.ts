import type { OrderSum } from '#domain/orders/ticket.ts';
import type { TimeWindow } from '#domain/orders/timeWindow.ts';
import { counted, dollars } from './numbers.ts';

const nothingFound = (text: string) => `No ticket says “${text}”.`;

const arrived = (count: number) => counted(count, 'new order');

export const orderText = {
  deleted: (number: string) => `Order ${number} deleted`,
  arrived,
  showArrived: (count: number) => `Show ${arrived(count)}`,
  found: (shown: number, all: number) => `${shown} of ${all} orders`,
  search: 'Search orders',
  allergy: 'Allergy',
  sound: 'Sound on arrival',
  soundHeldBack: 'This browser plays no sound until something on this page is pressed.',
  late: 'No answer since then. Still trying.',
  nothingFound,
  /** Why there are none, and what it takes that there are some. */
  none: (window: TimeWindow, text: string) => {
    const isSought = text.trim() !== '';
    if (window === 'all')
      return isSought ? nothingFound(text) : 'Orders that the phone takes appear here by themselves.';
    const older = `You are looking at: ${windowText[window]}. Choose All time to see older ones.`;
    return isSought ? `${nothingFound(text)} ${older}` : older;
  },
  sum: ({ cents, unknown }: OrderSum) => {
    if (cents === undefined) return 'Sum not known: no ticket says it';
    const without = unknown === 1 ? '1 ticket does not say' : `${unknown} tickets do not say`;
    return unknown === 0 ? `Sum ${dollars(cents)}` : `Sum ${dollars(cents)}, ${without}`;
  },
} as const;

/** The names of the time filter. */
export const windowText = {
  all: 'All time',
  '24h': 'Last 24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
} satisfies Record<TimeWindow, string>;
