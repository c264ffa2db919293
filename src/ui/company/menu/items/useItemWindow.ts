import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { rowGaps } from '../../../kit/rowGaps.ts';
import { useFocusedRow } from '../../../kit/useFocusedRow.ts';

const ROW = 84;

interface Listed {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** Changes when other things are listed, which are shown from the first on. */
  readonly what: unknown;
}

/** Of a list in a scroll region of its own only the rows in view, and how much room the others take. */
export function useItemWindow({ count, keyOf, what }: Listed) {
  const region = useRef<HTMLDivElement>(null);
  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    measureElement: sizeOnceLaidOut,
    getItemKey: keyOf,
    overscan: 2,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    // asked of the page itself, it would be laid out for the answer
    if (virtualizer.scrollOffset) region.current?.scrollTo(0, 0);
  }, [what, virtualizer]);
  const frame = {
    ref: region,
    // it can be scrolled by keyboard also when nothing in it takes the focus
    tabIndex: 0,
    ...focus,
  };
  const spaced = rowGaps(virtualizer.getVirtualItems(), 0, virtualizer.getTotalSize());
  return { frame, ...spaced, measure: virtualizer.measureElement };
}

/** Asked before, the page would be laid out once more for each letter of a search. */
function sizeOnceLaidOut(
  row: Element,
  laidOut: ResizeObserverEntry | undefined,
  list: Virtualizer<HTMLDivElement, Element>,
): number {
  if (laidOut) return measureElement(row, laidOut, list);
  return list.measurementsCache[list.indexFromElement(row)]?.size ?? ROW;
}
