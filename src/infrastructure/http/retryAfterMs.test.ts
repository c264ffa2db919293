import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfterMs } from './retryAfterMs.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('retryAfterMs', () => {
  it('reads seconds and dates', () => {
    for (const [sent, milliseconds] of [
      ['20', 20_000],
      ['0', 0],
      ['Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
      ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
      ['soon', Infinity],
    ] as const)
      expect(retryAfterMs(new Response(null, { headers: { 'Retry-After': sent } })), sent).toBe(milliseconds);
  });

  // (rule: clock changes)
  it("reads a date relative to the host's clock", () => {
    for (const here of ['2025-12-31T20:00:00Z', '2026-01-01T04:00:00Z']) {
      vi.setSystemTime(here);
      const headers = {
        'Retry-After': 'Thu, 01 Jan 2026 00:00:20 GMT',
        Date: 'Thu, 01 Jan 2026 00:00:00 GMT',
      };
      expect(retryAfterMs(new Response(null, { headers })), here).toBe(20_000);
    }
  });

  it('returns undefined without the header', () => {
    expect(retryAfterMs(new Response(null))).toBeUndefined();
  });
});
