import { describe, expect, it } from 'vitest';
import { NO_CALL_FILTER } from '#domain/companies/callFilter.ts';
import { openCallFromQuery, callsAddress, filterFromQuery, withOpenCall } from './callAddress.ts';

const query = (text: string) => new URLSearchParams(text);
const filter = { day: '2026-03-04', outcome: 'failed', text: 'table for two' } as const;

describe('The URL of filtered calls', () => {
  it('has no parameters without a filter', () => {
    expect(callsAddress('aurora', NO_CALL_FILTER)).not.toContain('=');
    expect(filterFromQuery(query(''))).toEqual({ day: undefined, outcome: undefined, text: '' });
  });

  it('contains the open call until it is closed', () => {
    const reading = withOpenCall(query('panel=menu'), 'call 1');
    expect(openCallFromQuery(reading)).toBe('call 1');
    expect(withOpenCall(reading, undefined).toString()).toBe('panel=menu');
    expect(openCallFromQuery(query(''))).toBeUndefined();
  });

  it("opens a restaurant's calls", () => {
    const address = new URL(callsAddress('aurora', filter), 'https://tableside.example');
    expect(address.pathname).toBe('/company/aurora');
    expect(filterFromQuery(address.searchParams)).toEqual(filter);
    expect(address.hash).not.toBe('');
  });
});
