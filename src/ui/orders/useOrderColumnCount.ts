import { useSyncExternalStore } from 'react';

/**
 * Media queries for the widths at which the list gets another column: the breakpoints md, tablet, and xl
 * (media.css).
 */
const WIDER = ['(min-width: 768px)', '(min-width: 1024px)', '(min-width: 1536px)'];

/** Returns the current number of columns of the list (OrderList.module.css). */
export const useOrderColumnCount = (): number => useSyncExternalStore(subscribe, count);

const count = () => 1 + WIDER.filter((width) => matchMedia(width).matches).length;

function subscribe(changed: () => void): () => void {
  const listening = new AbortController();
  for (const width of WIDER)
    matchMedia(width).addEventListener('change', changed, { signal: listening.signal });
  return () => listening.abort();
}
