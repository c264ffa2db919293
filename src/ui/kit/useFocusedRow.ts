import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useState, type FocusEvent } from 'react';

/**
 * For lists of which only the rows in view are in the page: the row that has the focus stays there as well, however far
 * it is scrolled away, or the focus would be lost with it. Rows carry their place in `data-index`.
 * @param kept another one that stays; -1 for none
 */
export function useFocusedRow(kept = -1) {
  const [focused, setFocused] = useState(-1);
  const rangeExtractor = useCallback(
    (range: Range) =>
      [focused, kept].reduce(
        (rows, row) => withRow(rows, row < range.count ? row : -1),
        defaultRangeExtractor(range),
      ),
    [focused, kept],
  );
  const onFocus = useCallback(({ target }: FocusEvent) => setFocused(rowOf(target)), []);
  const onBlur = useCallback(() => setFocused(-1), []);
  return { rangeExtractor, onFocus, onBlur };
}

function withRow(rows: number[], row: number): number[] {
  if (row < 0 || rows.includes(row)) return rows;
  return [...rows, row].toSorted((one, other) => one - other);
}

function rowOf(target: Element): number {
  return Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}
