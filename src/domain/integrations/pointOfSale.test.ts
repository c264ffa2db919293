import { describe, expect, it } from 'vitest';
import { cloverReturn, withoutCloverReturn } from './pointOfSale.ts';

const query = (text: string) => new URLSearchParams(text);

describe('The Clover callback', () => {
  it('is connected if it names this company', () => {
    expect(cloverReturn(query('clover_connected=true&company_id=aurora'), 'aurora')).toEqual({
      outcome: 'connected',
    });
  });
  it('is ignored for other values', () => {
    for (const text of [
      'clover_connected=true&company_id=saffron',
      'clover_connected=true',
      'clover_connected=false',
      '',
    ])
      expect(cloverReturn(query(text), 'aurora'), JSON.stringify(text)).toBeUndefined();
  });
  it('reports the error unchanged', () => {
    expect(cloverReturn(query('clover_error=access_denied'), 'aurora')).toEqual({
      outcome: 'failed',
      error: 'access_denied',
    });
  });
  it('keeps the rest of the query', () => {
    expect(
      withoutCloverReturn(query('clover_connected=true&company_id=a&clover_error=x&tab=menu')).toString(),
    ).toBe('tab=menu');
  });
});
