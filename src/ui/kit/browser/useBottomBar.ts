import { useEffect, type RefObject } from 'react';

/** Heights of the bars at the bottom of the window. */
const heights = new Map<Element, number>();

/** Space between a bar and what is above it. */
const GAP = 16;

/** A bar may contain another one, so the highest counts. */
function publish(): void {
  const height = Math.max(0, ...heights.values());
  const { style } = document.documentElement;
  if (height > 0) style.setProperty('--save-bar', `${height + GAP}px`);
  else style.removeProperty('--save-bar');
}

/**
 * Publishes the height of a bar that sticks to the bottom of the window as `--save-bar`, so that scrolling and
 * messages stop above the bar. What the user does next to the bar stays in view: a changed control stays in
 * place when content above it appears, and scrolls clear of the bar when the bar grows over it.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    const content = current?.parentElement;
    if (!current || !content) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let used: HTMLElement | undefined;
    let changedAt: number | undefined;
    const note = ({ target, type }: Event) => {
      if (!(target instanceof HTMLElement) || current.contains(target)) return;
      if (type === 'change') changedAt = topOf(target);
      else if (target !== used) changedAt = undefined;
      used = target;
    };
    // Safari doesn't focus pressed controls
    for (const use of ['focusin', 'pointerdown', 'change']) content.addEventListener(use, note, { signal });
    const followScroll = () => {
      if (used && changedAt !== undefined) changedAt = topOf(used);
    };
    addEventListener('scroll', followScroll, { signal, passive: true });
    const resizeObserver = new ResizeObserver(() => {
      if (used?.isConnected && changedAt !== undefined) scrollBy(0, topOf(used) - changedAt);
      const before = heights.get(current) ?? 0;
      const height = getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
      heights.set(current, height);
      publish();
      if (height > before && used) keepClear(used);
    });
    resizeObserver.observe(current);
    resizeObserver.observe(content);
    return () => {
      listening.abort();
      resizeObserver.disconnect();
      heights.delete(current);
      publish();
    };
  }, [bar]);
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Does nothing for what the user has scrolled away, or for a multi-line field, whose cursor stays in view. */
function keepClear(used: HTMLElement): void {
  const { top, bottom } = used.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight && !used.matches('textarea')) used.scrollIntoView({ block: 'nearest' });
}
