import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef, useState, type FocusEvent } from 'react';

const ROW = 112;

/** Of a list in a scroll region of its own only the rows in view, and how much room the others before and after take. */
export function useItemWindow(count: number, keyOf: (index: number) => string) {
  const region = useRef<HTMLDivElement>(null);
  // a row that has the focus, or is being moved, stays in the page, however far it is scrolled away
  const [focused, setFocused] = useState(-1);
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), focused, count),
    [focused, count],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    getItemKey: keyOf,
    overscan: 4,
    rangeExtractor,
  });
  const rows = virtualizer.getVirtualItems();
  const frame = {
    ref: region,
    // it can be scrolled by keyboard also when nothing in it takes the focus
    tabIndex: 0,
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    onBlur: () => setFocused(-1),
  };
  return { frame, rows, measure: virtualizer.measureElement, height: virtualizer.getTotalSize() };
}

function withRow(rows: number[], row: number, count: number): number[] {
  if (row < 0 || row >= count || rows.includes(row)) return rows;
  return [...rows, row].toSorted((a, b) => a - b);
}

function rowOf(target: Element): number {
  return Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}
