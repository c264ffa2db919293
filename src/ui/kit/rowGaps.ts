import type { VirtualItem } from '@tanstack/react-virtual';

interface SpacedRow {
  readonly index: number;
  /** Pixels that the rows take which belong before it and are not in the page. */
  readonly gap: number;
}

export interface SpacedRows {
  readonly rows: readonly SpacedRow[];
  /** The same after the last one. */
  readonly rest: number;
}

/** Where a table that shows only some of its rows must leave room for the others. */
export function rowGaps(items: readonly VirtualItem[], top: number, height: number): SpacedRows {
  let end = top;
  const rows = items.map((item) => {
    const gap = item.start - end;
    end = item.end;
    return { index: item.index, gap };
  });
  return { rows, rest: height - (end - top) };
}
