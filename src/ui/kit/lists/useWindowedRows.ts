import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { usePrinting } from '../browser/usePrinting.ts';
import { allRows, rowGaps } from './rowGaps.ts';
import { isProgrammaticScroll } from './programmaticScroll.ts';
import { useFocusedRow } from './useFocusedRow.ts';

interface Rows {
  readonly count: number;
  /** Estimated row height in pixels. */
  readonly height: number;
  /** Up to this many rows, all are rendered, for browser search and copying. */
  readonly allUpTo?: number;
  /** Rows rendered beyond the viewport. */
  readonly overscan?: number;
  /** Identity of a row. Its index by default. */
  readonly keyOf?: (index: number) => string;
  /** Changes when another list is shown, which then scrolls to its start. */
  readonly what?: unknown;
  /** Index of a row that is always rendered, or -1. */
  readonly kept?: number;
}

/**
 * Renders only the visible rows of a long list that scrolls with the page, plus the focused row, with
 * spacers for the others. On paper, renders all rows (see rule: whole lists on paper).
 * @param list the element around the rows
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
    measureElement: sizeOnceLaidOut,
    overscan: count <= allUpTo ? count : overscan,
    scrollMargin: top,
    ...isProgrammaticScroll,
    rangeExtractor,
    ...(keyOf && { getItemKey: keyOf }),
  });
  if (HOLDS_STILL) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = never;
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
    // asking the page would force a layout
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
 * Measures after layout. Measuring earlier would force another layout whenever rows change, such as for
 * each letter of a search.
 */
function sizeOnceLaidOut(
  row: Element,
  laidOut: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, Element>,
): number {
  if (laidOut) return measureElement(row, laidOut, list);
  const place = list.indexFromElement(row);
  return list.measurementsCache[place]?.size ?? list.options.estimateSize(place);
}

/** Most browsers keep the scroll position when content above grows (scroll anchoring). WebKit does not. */
const HOLDS_STILL = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');
const never = () => false;

/** Distance of an element from the top of the page, kept up to date. */
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
