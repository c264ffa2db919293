import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { mayBeFirstDay } from './firstDay.ts';

const untouched = { minutes: { totalCredits: 30, usedCredits: 0 }, lines: [], orders: [] };
const line = { id: 'bar', number: '+12125550142' };

describe('A restaurant may be on its first day', () => {
  it('as long as it has no call, no order and no used minute; a number alone is none', () => {
    expect(mayBeFirstDay(untouched)).toBe(true);
    expect(mayBeFirstDay({ ...untouched, lines: [{ ...line, calls: [] }] })).toBe(true);
  });

  it.each([
    ['call', { lines: [{ ...line, calls: [{ id: 'first', lines: [] }] }] }],
    ['order', { orders: [anOrder('1')] }],
    ['used minute', { minutes: { totalCredits: 30, usedCredits: 1 } }],
  ])('and no more after its first %s', (_trace, traces) => {
    expect(mayBeFirstDay({ ...untouched, ...traces })).toBe(false);
  });
});
