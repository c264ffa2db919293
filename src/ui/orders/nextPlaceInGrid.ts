import type { OrderRow } from './orderRows.ts';

/** The position of an order in the rows of the list. */
export interface OrderPlace {
  readonly row: number;
  readonly column: number;
}

/** Returns the position of the next order in a direction, or undefined at the end of the list. */
export function nextPlaceInGrid(
  rows: readonly OrderRow[],
  { row, column }: OrderPlace,
  direction: Direction,
): OrderPlace | undefined {
  const columns = rows[row]?.orders.length ?? 0;
  if (direction === 'left' && column > 0) return { row, column: column - 1 };
  if (direction === 'right' && column < columns - 1) return { row, column: column + 1 };
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  let to = row + step;
  while (rows[to]?.kind === 'heading') to += step;
  const last = (rows[to]?.orders.length ?? 0) - 1;
  if (last < 0) return undefined;
  if (direction === 'left') return { row: to, column: last };
  return { row: to, column: direction === 'right' ? 0 : Math.min(column, last) };
}

export type Direction = 'left' | 'right' | 'up' | 'down';
