import { describe, expect, it } from 'vitest';
import { rowsWithUnreadable } from '#domain/shared/rows.ts';
import { minutesReceipt } from './minutesReceipt.ts';

const startedAt = new Date('2026-03-04T18:00:00.000Z');
const call = (id: string, seconds: number | undefined) => ({
  id,
  startedAt,
  endedAt: seconds === undefined ? undefined : new Date(startedAt.getTime() + seconds * 1000),
  lines: [],
});
const phoneLine = (id: string, seconds: readonly (number | undefined)[], unreadable = 0) => ({
  id,
  number: `+1607555010${id}`,
  calls: rowsWithUnreadable(
    seconds.map((length, index) => call(`${id}-${index}`, length)),
    unreadable,
  ),
});

// (rule: minutes receipt)
describe('The minutes receipt', () => {
  it('counts the same calls in its rows and its total', () => {
    const receipt = minutesReceipt([phoneLine('1', [61, undefined, 5, -1, 0])]);
    expect(receipt.lines.map(({ id, runningTotal }) => [id, runningTotal])).toEqual([
      ['1-0', 2],
      ['1-2', 3],
      ['1-4', 3],
    ]);
    expect(receipt.total).toBe(3);
  });
  it('counts the calls that are not included', () => {
    const phoneLines = [phoneLine('1', [61, undefined, -1], 2), phoneLine('2', [undefined], 1)];
    expect(minutesReceipt(rowsWithUnreadable(phoneLines, 1))).toMatchObject({
      withoutLength: 3,
      unreadable: 4,
    });
  });
  it('has the cost of rounding up, which is the billed minutes minus the talk time', () => {
    expect(minutesReceipt([phoneLine('1', [60, 120])]).rounding).toBe(0);
    expect(minutesReceipt([phoneLine('1', [61, 5, 10, 14])]).rounding).toBe(3);
  });
  it('ranks the phone numbers by minutes and skips numbers without minutes', () => {
    const phoneLines = [phoneLine('1', [60]), phoneLine('2', [undefined]), phoneLine('3', [60, 61])];
    expect(minutesReceipt(phoneLines).byNumber.map(({ id, minutes }) => [id, minutes])).toEqual([
      ['3', 3],
      ['1', 1],
    ]);
  });
  it('is empty without calls', () => {
    expect(minutesReceipt([])).toEqual({
      lines: [],
      total: 0,
      rounding: 0,
      byNumber: [],
      withoutLength: 0,
      unreadable: 0,
    });
  });
});
