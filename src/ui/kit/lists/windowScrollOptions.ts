import { observeWindowOffset, windowScroll, type Virtualizer } from '@tanstack/react-virtual';

type List = Virtualizer<Window, Element>;

const begun = new WeakSet<List>();

/**
 * Options of a windowed list that scrolls with the page. By default, the library scrolls back to where the
 * page was at the first render, even if the user has scrolled since. With these options, the list reads the
 * current position before the first paint.
 */
export const windowScrollOptions = {
  /** 0, because reading the position before the first render would force a layout */
  initialOffset: 0,

  observeElementOffset(list: List, tell: (offset: number, isScrolling: boolean) => void) {
    const stop = observeWindowOffset(list, tell);
    // reports "not scrolling", because a list renders synchronously during scrolling
    tell(scrollY, false);
    return stop;
  },

  scrollToFn(offset: number, options: Parameters<typeof windowScroll>[1], list: List): void {
    if (begun.has(list)) windowScroll(offset, options, list);
    begun.add(list);
  },
};
