import type { OrderFilter } from '#domain/orders/orderFilter.ts';
import { timeWindow, type TimeWindow } from '#domain/orders/timeWindow.ts';
import { useQueryParams } from '../kit/useQueryParams.ts';

interface Sought extends OrderFilter {
  readonly window: TimeWindow;
  readonly text: string;
}

const YES = 'yes';

const read = (query: URLSearchParams): Sought => ({
  window: timeWindow(query.get('window')),
  text: query.get('search') ?? '',
  allergies: query.get('allergies') === YES,
  unprinted: query.get('unprinted') === YES,
});

const write = ({ window, text, allergies, unprinted }: Sought) => ({
  window: window === 'all' ? '' : window,
  search: text,
  allergies: allergies ? YES : '',
  unprinted: unprinted ? YES : '',
});

export const useOrderQuery = () => useQueryParams(read, write);
export type OrderQuery = ReturnType<typeof useOrderQuery>;

export const searchFor = (text: string) => `?${new URLSearchParams({ search: text })}`;

/** The query of one filter. */
export const filteredBy = (filter: keyof OrderFilter) => `?${filter}=${YES}`;
