import { describe, expect, it } from 'vitest';
import { checkoutReturn, saysCheckoutReturn, withoutCheckoutReturn } from './checkoutReturn.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the return from the payment provider', () => {
  it.each([
    ['success=true', 'updated'],
    ['canceled=true', 'canceled'],
    ['success=false', undefined],
    ['success=Your+card+expired', undefined],
    ['canceled=false', undefined],
    ['', undefined],
  ])('of who left from here, with "%s", is %s', (text, outcome) =>
    expect(checkoutReturn(query(text), true)).toBe(outcome),
  );
  it('is no success for who has not left from here', () => {
    expect(checkoutReturn(query('success=true'), false)).toBeUndefined();
    expect(checkoutReturn(query('canceled=true'), false)).toBe('canceled');
  });
  it('leaves the rest of the query', () => {
    expect(saysCheckoutReturn(query('success=&from=mail'))).toBe(true);
    expect(saysCheckoutReturn(query('from=mail'))).toBe(false);
    expect(withoutCheckoutReturn(query('success=true&canceled=true&from=mail')).toString()).toBe('from=mail');
  });
});
