import { useEffect, type RefObject } from 'react';

/** The bars at the bottom of the window and their heights. A bar that isn't sticky has height 0. */
const bars = new Map<HTMLElement, number>();

/** Space between a bar and the content above, in pixels. */
const GAP = 16;

/** Height to keep free for a message above a bar, in pixels. */
const MESSAGE = 64;

/** Updates the CSS properties. Uses the tallest bar, because a bar may contain another bar. */
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

/** Returns how far a message moves up to clear a bar. 0 for a bar that isn't at the window's bottom. */
function messageOffset(bar: HTMLElement): number {
  const { top, bottom, height } = bar.getBoundingClientRect();
  const edge = innerHeight - parseFloat(getComputedStyle(bar).bottom);
  return height > 0 && top < edge && bottom > edge - MESSAGE ? edge - top + GAP / 2 : 0;
}

/**
 * Keeps content clear of a bar that sticks to the bottom of the window. Sets `--save-bar` to the bar's
 * height, so that scrolling stops above the bar, and `--above-bar` to the distance by which messages must
 * move up. When content appears above a changed control, keeps the control in place. When the bar grows,
 * scrolls the last used control clear of it.
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

/** Scrolls down. Extends the page if the page is too short. */
function scrollFurther(distance: number): void {
  const target = scrollY + distance;
  scrollBy(0, distance);
  const missing = target - scrollY;
  if (missing < 1) return;
  const { style } = document.documentElement;
  // with reduced motion, a style changes one frame later unless its transition is off
  style.transitionProperty = 'none';
  style.paddingBottom = `${(parseFloat(style.paddingBottom) || 0) + missing}px`;
  scrollTo(0, target);
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/**
 * Scrolls the last used control clear of the bar. Skips a control that was scrolled out of view, and a
 * multi-line field, which keeps its own cursor in view.
 */
function keepClear(used: HTMLElement): void {
  const { top, bottom } = used.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight && !used.matches('textarea')) used.scrollIntoView({ block: 'nearest' });
}
