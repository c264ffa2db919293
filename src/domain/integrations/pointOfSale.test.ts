import { describe, expect, it } from 'vitest';
import { cloverReturn, withoutCloverReturn } from './pointOfSale.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the return from Clover', () => {
  it('is connected when it names this company', () => {
    expect(cloverReturn(query('clover_connected=true&company_id=aurora'), 'aurora', true)).toEqual({
      outcome: 'connected',
    });
  });
  it('is not taken for connected when nobody has left from here', () => {
    expect(cloverReturn(query('clover_connected=true&company_id=aurora'), 'aurora', false)).toEqual({
      outcome: 'not-begun-here',
    });
  });
  it.each([
    'clover_connected=true&company_id=saffron',
    'clover_connected=true',
    'clover_connected=false',
    '',
  ])('is nothing for "%s"', (text) => expect(cloverReturn(query(text), 'aurora', true)).toBeUndefined());
  it.each([
    ['access_denied', 'access_denied'],
    ['temporarily_unavailable', 'temporarily_unavailable'],
    ['Call 555-0100 to mend it', 'unknown'],
    ['constructor', 'unknown'],
  ])('tells the error by its code, if that is known: %s', (code, error) => {
    expect(cloverReturn(new URLSearchParams({ clover_error: code }), 'aurora', false)).toEqual({
      outcome: 'failed',
      error,
    });
  });
  it('leaves the rest of the query', () => {
    expect(
      withoutCloverReturn(query('clover_connected=true&company_id=a&clover_error=x&tab=menu')).toString(),
    ).toBe('tab=menu');
  });
});
