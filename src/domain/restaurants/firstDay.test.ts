import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { isNewRestaurant } from './firstDay.ts';

const untouched = { minutes: { totalCredits: 30, usedCredits: 0 }, lines: [], orders: [] };
const line = { id: 'bar', number: '+12125550142' };

describe('A restaurant', () => {
  it('is new without calls, orders, and used minutes, even with a phone number', () => {
    expect(isNewRestaurant(untouched)).toBe(true);
    expect(isNewRestaurant({ ...untouched, lines: [{ ...line, calls: [] }] })).toBe(true);
  });

  it('is new until its first call, order, or used minute', () => {
    for (const [trace, traces] of [
      ['call', { lines: [{ ...line, calls: [{ id: 'first', lines: [] }] }] }],
      ['order', { orders: [anOrder('1')] }],
      ['used minute', { minutes: { totalCredits: 30, usedCredits: 1 } }],
    ] as const)
      expect(isNewRestaurant({ ...untouched, ...traces }), trace).toBe(false);
  });
});
