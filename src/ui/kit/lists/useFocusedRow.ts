import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useState, type FocusEvent } from 'react';

/**
 * Keeps the focused row of a windowed list rendered while the row is scrolled out of view, so that it keeps
 * focus. Rows have their index in `data-index`.
 * @param kept index of another row to keep rendered, or -1
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
