import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
let media: MediaQueryList | undefined;
const subscribers = new Set<() => void>();

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

/** The listeners stay. Adding the same ones again does nothing. */
function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  addEventListener('beforeprint', start);
  // also in browsers without the event
  media ??= matchMedia('print');
  media.addEventListener('change', follow);
  // not at the start of a press, whose target may move
  for (const press of ['click', 'keydown']) addEventListener(press, end);
  return () => void subscribers.delete(changed);
}

// a ticket alone is printed without the page
const start = () => change(document.querySelector('[data-ticket]') === null);
const end = () => change(false);
const follow = ({ matches }: MediaQueryListEvent) => matches && start();

function change(next: boolean): void {
  if (next === isPrinting) return;
  isPrinting = next;
  flushSync(() => {
    for (const changed of subscribers) changed();
  });
}
