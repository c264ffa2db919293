import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { rowGaps } from './rowGaps.ts';
import { useFocusedRow } from './useFocusedRow.ts';

interface Rows {
  readonly count: number;
  /** How high one is, in pixels, before it is measured. */
  readonly height: number;
  /** Up to this many rows are all in the page, for the browser's own search, for copying and for print. */
  readonly allUpTo?: number;
  /** How many beyond the window are ready. */
  readonly overscan?: number;
}

/**
 * Of a long list that scrolls with the page only the rows in view and the one with the focus, with the room that the
 * others take.
 * @param list what holds the rows
 */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  { count, height, allUpTo = 0, overscan = 12 }: Rows,
) {
  const top = useTopInPage(list);
  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: count <= allUpTo ? count : overscan,
    scrollMargin: top,
    rangeExtractor,
  });
  if (HOLDS_STILL) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = never;
  return {
    ...rowGaps(virtualizer.getVirtualItems(), top, virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    scrollTo: virtualizer.scrollToIndex,
    focus,
  };
}

/** The browser itself keeps in its place what is being read when something above it turns out higher; WebKit does not. */
const HOLDS_STILL = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');
const never = () => false;

/** How far below the top of the page it begins, whatever above it comes or goes. */
function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    look();
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    return () => growth.disconnect();
  }, [element]);
  return top;
}
