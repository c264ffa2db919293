import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { usePrinting } from '../browser/usePrinting.ts';
import { allRows, rowGaps } from './rowGaps.ts';
import { windowScrollOptions } from './windowScrollOptions.ts';
import { useFocusedRow } from './useFocusedRow.ts';

interface Rows {
  readonly count: number;
  /** Estimated row height in pixels. */
  readonly height: number;
  /** Up to this many rows, the list renders all of them, for browser search and copying. */
  readonly allUpTo?: number;
  /** How many rows to render beyond the viewport. */
  readonly overscan?: number;
  /** Returns the id of a row. By default, the index. */
  readonly keyOf?: (index: number) => string;
  /** Identifies the list's content. A new value scrolls the list to its start. */
  readonly what?: unknown;
  /** Index of a row to keep rendered, or -1. */
  readonly kept?: number;
}

/**
 * Renders only the visible rows of a long list that scrolls with the page, and the focused row. Spacers
 * replace the other rows. Printing renders all rows (see rule: whole lists on paper).
 * @param list the element that contains the rows
 */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  { count, height, allUpTo = 0, overscan = 12, keyOf, what, kept = -1 }: Rows,
) {
  const top = useTopInPage(list);
  const isPrinting = usePrinting();
  const { rangeExtractor, ...focus } = useFocusedRow(kept);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    measureElement: measureAfterLayout,
    overscan: count <= allUpTo ? count : overscan,
    scrollMargin: top,
    ...windowScrollOptions,
    rangeExtractor,
    ...(keyOf && { getItemKey: keyOf }),
  });
  if (HAS_SCROLL_ANCHORING) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = never;
  const estimate = useRef(height);
  useLayoutEffect(() => {
    if (estimate.current === height) return;
    estimate.current = height;
    virtualizer.measure();
  }, [height, virtualizer]);
  const listed = useRef(what);
  useLayoutEffect(() => {
    if (listed.current === what) return;
    listed.current = what;
    // reads the cached position, because asking the page would force a layout
    if ((virtualizer.scrollOffset ?? 0) > top) list.current?.scrollIntoView({ behavior: 'instant' });
  }, [what, top, list, virtualizer]);
  return {
    ...(isPrinting
      ? allRows(count)
      : rowGaps(virtualizer.getVirtualItems(), top, virtualizer.getTotalSize())),
    measure: virtualizer.measureElement,
    scrollTo: virtualizer.scrollToIndex,
    focus,
  };
}

/**
 * Measures a row only after layout. Measuring earlier would force a layout whenever rows change, for example
 * on every keystroke of a search.
 */
function measureAfterLayout(
  row: Element,
  laidOut: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, Element>,
): number {
  if (laidOut) return measureElement(row, laidOut, list);
  const place = list.indexFromElement(row);
  return list.measurementsCache[place]?.size ?? list.options.estimateSize(place);
}

/** Whether the browser keeps the scroll position when content above grows (scroll anchoring). Safari doesn't. */
export const HAS_SCROLL_ANCHORING = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');
const never = () => false;

/** Returns an element's distance from the top of the page. Updates when the page's height changes. */
export function useTopInPage(element: RefObject<HTMLElement | null>): number {
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
