import { useSearchParams } from 'react-router-dom';
import { timeWindow, type TimeWindow } from '#domain/orders/timeWindow.ts';
import { useTypedAhead } from '../kit/useTypedAhead.ts';

interface Sought {
  readonly window: TimeWindow;
  readonly text: string;
}

export interface OrderQuery extends Sought {
  readonly ask: (change: Partial<Sought>) => void;
}

/** Which orders somebody looks for. The address keeps it, so that it can be kept and shared. */
export function useOrderQuery(): OrderQuery {
  const [params, setParams] = useSearchParams();
  const [text, setTyped] = useTypedAhead(params.get('search') ?? '');
  const window = timeWindow(params.get('window'));

  const ask = (change: Partial<Sought>) => {
    if (change.text !== undefined) setTyped(change.text);
    setParams(asParams({ window, text, ...change }), { replace: true, preventScrollReset: true });
  };
  return { window, text, ask };
}

/** The orders that a text is found in, as a part of the address of the page. */
export const searchFor = (text: string) => `?${new URLSearchParams(asParams({ window: 'all', text }))}`;

function asParams({ window, text }: Sought): Record<string, string> {
  return { ...(window === 'all' ? {} : { window }), ...(text === '' ? {} : { search: text }) };
}
