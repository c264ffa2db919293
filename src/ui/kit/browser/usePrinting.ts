import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
let media: MediaQueryList | undefined;
const subscribers = new Set<() => void>();

/**
 * Returns whether the page is being printed, so that lists render all their rows before the browser lays out
 * the paper. Stays true until the next click or key press, because no event reliably marks the end of
 * printing. (rule: whole lists on paper)
 */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

/** Adds the listeners once. They are never removed, and adding them again has no effect. */
function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  addEventListener('beforeprint', start);
  // a fallback for browsers that don't send `beforeprint`
  media ??= matchMedia('print');
  media.addEventListener('change', follow);
  // not on pointerdown, because rendering then could move the pressed element
  for (const press of ['click', 'keydown']) addEventListener(press, end);
  return () => void subscribers.delete(changed);
}

// printing a single ticket doesn't print the page
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
