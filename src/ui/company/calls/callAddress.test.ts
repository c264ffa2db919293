import { describe, expect, it } from 'vitest';
import { ALL_CALLS } from '#domain/companies/callFilter.ts';
import { callFrom, callsAddress, filterFrom, withCall } from './callAddress.ts';

const query = (text: string) => new URLSearchParams(text);
const filter = { day: '2026-03-04', outcome: 'failed', text: 'table for two' } as const;

describe('The address of calls', () => {
  it('says nothing where all calls are looked for', () => {
    expect(callsAddress('aurora', ALL_CALLS)).not.toContain('=');
    expect(filterFrom(query(''))).toEqual({ day: undefined, outcome: undefined, text: '' });
  });

  it('says which call is read, and nothing once none is', () => {
    const reading = withCall(query('panel=menu'), 'call 1');
    expect(callFrom(reading)).toBe('call 1');
    expect(withCall(reading, undefined).toString()).toBe('panel=menu');
    expect(callFrom(query(''))).toBeUndefined();
  });

  it('leads to the calls of a restaurant', () => {
    const address = new URL(callsAddress('aurora', filter), 'https://tableside.example');
    expect(address.pathname).toBe('/company/aurora');
    expect(filterFrom(address.searchParams)).toEqual(filter);
    expect(address.hash).not.toBe('');
  });
});
