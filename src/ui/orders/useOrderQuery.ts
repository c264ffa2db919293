import { useSearchParams } from 'react-router-dom';
import { timeWindow, type TimeWindow } from '#domain/orders/timeWindow.ts';
import { useTypedAhead } from '../kit/useTypedAhead.ts';

export interface OrderQuery {
  readonly window: TimeWindow;
  readonly text: string;
  readonly setWindow: (window: TimeWindow) => void;
  readonly setText: (text: string) => void;
}

/** Which orders somebody looks for. The address keeps it, so that it can be kept and shared. */
export function useOrderQuery(): OrderQuery {
  const [params, setParams] = useSearchParams();
  const [text, setTyped] = useTypedAhead(params.get('search') ?? '');
  const window = timeWindow(params.get('window'));

  const ask = (query: Pick<OrderQuery, 'window' | 'text'>) =>
    setParams(asParams(query), { replace: true, preventScrollReset: true });
  return {
    window,
    text,
    setWindow: (next) => ask({ window: next, text }),
    setText: (next) => {
      setTyped(next);
      ask({ window, text: next });
    },
  };
}

/** The orders that a text is found in, as a part of the address of the page. */
export const searchFor = (text: string) => `?${new URLSearchParams(asParams({ window: 'all', text }))}`;

function asParams({ window, text }: Pick<OrderQuery, 'window' | 'text'>): Record<string, string> {
  return { ...(window === 'all' ? {} : { window }), ...(text === '' ? {} : { search: text }) };
}
