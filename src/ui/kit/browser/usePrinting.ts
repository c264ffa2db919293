import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/**
 * Returns whether the page itself is printed, so lists render all their rows. Renders before the browser lays
 * out the paper. Like the printed ticket, it ends at the next press, because no event reliably ends printing.
 * (rule: whole lists on paper)
 */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

function subscribe(changed: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const set = (value: boolean) => {
    // a ticket alone is printed without the page
    isPrinting = value && document.querySelector('[data-ticket]') === null;
    flushSync(changed);
  };
  addEventListener('beforeprint', () => set(true), { signal });
  // also in browsers without the event
  matchMedia('print').addEventListener('change', ({ matches }) => matches && set(true), { signal });
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => isPrinting && set(false), { signal, capture: true });
  }
  return () => listening.abort();
}
