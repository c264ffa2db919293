import { describe, expect, it } from 'vitest';
import { parseAgreement } from './parseAgreement.ts';

describe('an agreement', () => {
  it('is of an order or a booking, and says what was agreed on', () => {
    const order = { kind: 'order', summary: 'two Arancini, 24 dollars' };
    const booking = { kind: 'booking', summary: 'a table for four, tomorrow at 7 PM' };
    expect(parseAgreement(order)).toEqual(order);
    expect(parseAgreement({ ...booking, more: 1 })).toEqual(booking);
  });

  it.each([
    undefined,
    null,
    'order',
    {},
    { kind: 'order' },
    { kind: 'order', summary: '  ' },
    { kind: 'order', summary: 2 },
    { kind: 'refund', summary: 'two Arancini' },
  ])('is not in %o', (parameters) => {
    expect(parseAgreement(parameters)).toBeUndefined();
  });
});
