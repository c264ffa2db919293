import type { VirtualItem } from '@tanstack/react-virtual';

interface SpacedRow {
  readonly index: number;
  /** Height of the rows skipped before this one, in pixels. */
  readonly gap: number;
}

export interface SpacedRows {
  readonly rows: readonly SpacedRow[];
  /** Height of the rows skipped after the last one, in pixels. */
  readonly rest: number;
}

/** Returns all rows, without spacers. */
export const allRows = (count: number): SpacedRows => ({
  rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
  rest: 0,
});

/** Computes the spacers of a table that renders only some of its rows. */
export function rowGaps(items: readonly VirtualItem[], top: number, height: number): SpacedRows {
  let end = top;
  const rows = items.map((item) => {
    const gap = item.start - end;
    end = item.end;
    return { index: item.index, gap };
  });
  return { rows, rest: height - (end - top) };
}
