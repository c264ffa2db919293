import { useEffect, type RefObject } from 'react';

/** The bars at the bottom of the window, with their heights. The height of a bar that isn't sticky is 0. */
const bars = new Map<HTMLElement, number>();

/** Space between a bar and what is above it. */
const GAP = 16;

/** Height of a message, in which it must not meet a bar. */
const MESSAGE = 64;

/** A bar may contain another one, so the highest counts. */
function publish(): void {
  const height = Math.max(0, ...bars.values());
  publishLength('--save-bar', height > 0 ? height + GAP : 0);
  publishLength('--above-bar', Math.max(0, ...[...bars.keys()].map(messageOffset)));
}

function publishLength(property: string, pixels: number): void {
  const { style } = document.documentElement;
  const value = pixels > 0 ? `${pixels}px` : '';
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/** Returns how far a message moves up for a bar. Nothing for a bar that is further up, at the end of its section. */
function messageOffset(bar: HTMLElement): number {
  const { top, bottom, height } = bar.getBoundingClientRect();
  const edge = innerHeight - parseFloat(getComputedStyle(bar).bottom);
  return height > 0 && top < edge && bottom > edge - MESSAGE ? edge - top + GAP / 2 : 0;
}

/**
 * Publishes the height of a bar that sticks to the bottom of the window as `--save-bar`, so that scrolling stops
 * above the bar, and as `--above-bar` while the bar is in the way of messages. Keeps the control used last next
 * to the bar in view: a changed one stays in place when content above it appears, and any scrolls clear of the
 * bar when the bar grows over it.
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
      publish();
    };
    addEventListener('scroll', followScroll, { signal, passive: true });
    const resizeObserver = new ResizeObserver(() => {
      if (used?.isConnected && changedAt !== undefined) scrollFurther(topOf(used) - changedAt);
      const before = bars.get(current) ?? 0;
      const height = getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
      bars.set(current, height);
      publish();
      if (height > before && used) keepClear(used);
    });
    resizeObserver.observe(current);
    resizeObserver.observe(content);
    return () => {
      listening.abort();
      resizeObserver.disconnect();
      bars.delete(current);
      document.documentElement.style.paddingBottom = '';
      publish();
    };
  }, [bar]);
}

/** Scrolls, if need be beyond the end of the page, which becomes longer. */
function scrollFurther(distance: number): void {
  const target = scrollY + distance;
  scrollBy(0, distance);
  const missing = target - scrollY;
  if (missing < 1) return;
  const { style } = document.documentElement;
  style.paddingBottom = `${(parseFloat(style.paddingBottom) || 0) + missing}px`;
  scrollTo(0, target);
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Does nothing for what the user has scrolled away, or for a multi-line field, whose cursor stays in view. */
function keepClear(used: HTMLElement): void {
  const { top, bottom } = used.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight && !used.matches('textarea')) used.scrollIntoView({ block: 'nearest' });
}
