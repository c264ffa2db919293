import { describe, expect, it } from 'vitest';
import { parseAgreement } from './parseAgreement.ts';

describe('parseAgreement', () => {
  it('reads an order or a booking with its summary', () => {
    const order = { kind: 'order', summary: 'two Arancini, 24 dollars' };
    const booking = { kind: 'booking', summary: 'a table for four, tomorrow at 7 PM' };
    expect(parseAgreement(order)).toEqual(order);
    expect(parseAgreement({ ...booking, more: 1 })).toEqual(booking);
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
      expect(parseAgreement(parameters), JSON.stringify(parameters)).toBeUndefined();
  });
});
