import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { rowGaps } from '../kit/rowGaps.ts';
import { useFocusedRow } from '../kit/useFocusedRow.ts';

/** Up to this many rows are all in the page. */
const ALL_UP_TO = 200;
const ROW = 57;

/** Of a long table in the page only the rows in view and the one with the focus, with the room that the others take. */
export function useWindowedRows(body: RefObject<HTMLElement | null>, count: number) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + scrollY));
  }, [body, count]);

  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    overscan: count <= ALL_UP_TO ? count : 12,
    scrollMargin: top,
    rangeExtractor,
  });
  return {
    ...rowGaps(virtualizer.getVirtualItems(), top, virtualizer.getTotalSize()),
    measure: virtualizer.measureElement,
    scrollTo: virtualizer.scrollToIndex,
    focus,
  };
}
