import type { OrderFilter } from '#domain/orders/orderFilter.ts';
import { parseTimeWindow, type TimeWindow } from '#domain/orders/parseTimeWindow.ts';
import { useQueryParams } from '../kit/browser/useQueryParams.ts';

interface OrderQueryValues extends OrderFilter {
  readonly window: TimeWindow;
  readonly text: string;
  /** Whether orders that are up next come first. */
  readonly byDue: boolean;
}

const YES = 'yes';
const DUE = 'due';

const read = (query: URLSearchParams): OrderQueryValues => ({
  window: parseTimeWindow(query.get('window')),
  text: query.get('search') ?? '',
  allergies: query.get('allergies') === YES,
  unprinted: query.get('unprinted') === YES,
  byDue: query.get('sort') === DUE,
});

const write = ({ window, text, allergies, unprinted, byDue }: OrderQueryValues) => ({
  window: window === 'all' ? '' : window,
  search: text,
  allergies: allergies ? YES : '',
  unprinted: unprinted ? YES : '',
  sort: byDue ? DUE : '',
});

export const useOrderQuery = () => useQueryParams(read, write);
export type OrderQuery = ReturnType<typeof useOrderQuery>;

export const searchFor = (text: string) => `?${new URLSearchParams({ search: text })}`;

/** Returns the query string that turns on one filter. */
export const filterQuery = (filter: keyof OrderFilter) => `?${filter}=${YES}`;
