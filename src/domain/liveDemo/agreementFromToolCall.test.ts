import { describe, expect, it } from 'vitest';
import { agreementFromToolCall } from './agreementFromToolCall.ts';

describe('agreementFromToolCall', () => {
  it('reads an order or a booking with its summary', () => {
    const order = { kind: 'order', summary: 'two Arancini, 24 dollars' };
    const booking = { kind: 'booking', summary: 'a table for four, tomorrow at 7 PM' };
    expect(agreementFromToolCall(order)).toEqual(order);
    expect(agreementFromToolCall({ ...booking, more: 1 })).toEqual(booking);
  });

  it('rejects anything else', () => {
    for (const parameters of [
      undefined,
      null,
      'order',
      {},
      { kind: 'order' },
      { kind: 'order', summary: '  ' },
      { kind: 'order', summary: 2 },
      { kind: 'refund', summary: 'two Arancini' },
    ])
      expect(agreementFromToolCall(parameters), JSON.stringify(parameters)).toBeUndefined();
  });
});
