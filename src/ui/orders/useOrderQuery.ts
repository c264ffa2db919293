import { timeWindow, type TimeWindow } from '#domain/orders/timeWindow.ts';
import { useQueryParams } from '../kit/useQueryParams.ts';

interface Sought {
  readonly window: TimeWindow;
  readonly text: string;
}

const read = (query: URLSearchParams): Sought => ({
  window: timeWindow(query.get('window')),
  text: query.get('search') ?? '',
});

const write = ({ window, text }: Sought) => ({ window: window === 'all' ? '' : window, search: text });

export const useOrderQuery = () => useQueryParams(read, write);
export type OrderQuery = ReturnType<typeof useOrderQuery>;

export const searchFor = (text: string) => `?${new URLSearchParams({ search: text })}`;
