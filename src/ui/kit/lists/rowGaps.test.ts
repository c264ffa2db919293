import type { VirtualItem } from '@tanstack/react-virtual';
import { describe, expect, it } from 'vitest';
import { rowGaps } from './rowGaps.ts';

const TOP = 100;
const ROW = 50;
const at = (index: number): VirtualItem => ({
  index,
  key: index,
  lane: 0,
  size: ROW,
  start: TOP + index * ROW,
  end: TOP + (index + 1) * ROW,
});

describe('The spacers of a windowed table', () => {
  it('are absent when all rows are rendered', () => {
    expect(rowGaps([at(0), at(1)], TOP, 2 * ROW)).toEqual({
      rows: [
        { index: 0, gap: 0 },
        { index: 1, gap: 0 },
      ],
      rest: 0,
    });
  });
  it('have the height of skipped rows before, between, and after the rendered ones', () => {
    expect(rowGaps([at(3), at(10), at(11)], TOP, 20 * ROW)).toEqual({
      rows: [
        { index: 3, gap: 3 * ROW },
        { index: 10, gap: 6 * ROW },
        { index: 11, gap: 0 },
      ],
      rest: 8 * ROW,
    });
  });
  it('have the height of the whole table when no row is rendered', () => {
    expect(rowGaps([], TOP, 20 * ROW)).toEqual({ rows: [], rest: 20 * ROW });
  });
});
