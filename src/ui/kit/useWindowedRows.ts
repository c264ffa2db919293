import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rowGaps } from './rowGaps.ts';
import { isProgrammaticScroll } from './scrolledByPage.ts';
import { useFocusedRow } from './useFocusedRow.ts';

interface Rows {
  readonly count: number;
  /** How high one is, in pixels, before it is measured. */
  readonly height: number;
  /** Up to this many rows are all in the page, for the browser's own search, for copying and for print. */
  readonly allUpTo?: number;
  /** How many beyond the window are ready. */
  readonly overscan?: number;
  /** What a row is known by wherever it stands; its place when absent. */
  readonly keyOf?: (index: number) => string;
  /** Changes when other things are listed: whoever looks at the middle of the list sees the first of them. */
  readonly what?: unknown;
  /** The place of a row that is in the page wherever the window is; -1 for none. */
  readonly kept?: number;
}

/**
 * Of a long list that scrolls with the page only the rows in view and the one with the focus, with the room that the
 * others take.
 * @param list what holds the rows
 */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  { count, height, allUpTo = 0, overscan = 12, keyOf, what, kept = -1 }: Rows,
) {
  const top = useTopInPage(list);
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
    // asked of the page itself, it would be laid out for the answer
    if ((virtualizer.scrollOffset ?? 0) > top) list.current?.scrollIntoView({ behavior: 'instant' });
  }, [what, top, list, virtualizer]);
  return {
    ...rowGaps(virtualizer.getVirtualItems(), top, virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    scrollTo: virtualizer.scrollToIndex,
    focus,
  };
}

/** Asked before, the page would be laid out once more whenever rows come, as for each letter of a search. */
function sizeOnceLaidOut(
  row: Element,
  laidOut: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, Element>,
): number {
  if (laidOut) return measureElement(row, laidOut, list);
  const place = list.indexFromElement(row);
  return list.measurementsCache[place]?.size ?? list.options.estimateSize(place);
}

/** The browser itself keeps in its place what is being read when something above it turns out higher; WebKit does not. */
const HOLDS_STILL = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');
const never = () => false;

/** How far below the top of the page it begins, whatever above it comes or goes. */
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
