import { observeWindowOffset, windowScroll, type Virtualizer } from '@tanstack/react-virtual';

type List = Virtualizer<Window, Element>;

const begun = new WeakSet<List>();

/**
 * Scroll options of a windowed list that scrolls with the page. The library would restore the position of
 * the first render, so users who scrolled since would jump. The list receives the current position before
 * the first paint instead.
 */
export const isProgrammaticScroll = {
  /** known before the first render, because reading it would force a layout */
  initialOffset: 0,

  observeElementOffset(list: List, tell: (offset: number, isScrolling: boolean) => void) {
    const stop = observeWindowOffset(list, tell);
    // as for a page at rest: while scrolling, the list would render synchronously
    tell(scrollY, false);
    return stop;
  },

  scrollToFn(offset: number, options: Parameters<typeof windowScroll>[1], list: List): void {
    if (begun.has(list)) windowScroll(offset, options, list);
    begun.add(list);
  },
};
