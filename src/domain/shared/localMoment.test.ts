import { describe, expect, it, vi } from 'vitest';
import { localMoment } from './localMoment.ts';

// (rule: skipped and repeated times)
describe('localMoment', () => {
  it('reads a time in the local time zone', () => {
    for (const [zone, text, at, kind] of [
      ['America/New_York', '2026-03-04T18:30', '2026-03-04T23:30:00.000Z', 'usual'],
      ['America/New_York', '2026-03-04T18:30:15', '2026-03-04T23:30:15.000Z', 'usual'],
      ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z', 'usual'],
      ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', 'skipped'],
      ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z', 'usual'],
      ['America/New_York', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z', 'usual'],
      ['America/New_York', '2026-11-01T01:00', '2026-11-01T05:00:00.000Z', 'repeated'],
      ['America/New_York', '2026-11-01T01:59', '2026-11-01T05:59:00.000Z', 'repeated'],
      ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z', 'usual'],
      ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'repeated'],
      // clocks change by half an hour here
      ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z', 'repeated'],
      ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', 'skipped'],
      // clocks change at midnight here
      ['Africa/Cairo', '2026-04-24T00:15', '2026-04-23T22:15:00.000Z', 'skipped'],
      ['UTC', '2026-03-08T02:30', '2026-03-08T02:30:00.000Z', 'usual'],
    ] as const) {
      vi.stubEnv('TZ', zone);
      expect(localMoment(text), `${text} ${zone}`).toEqual({ at: new Date(at), kind });
    }
  });

  it('returns undefined for other text', () => {
    for (const text of ['', '2026-03-04', '2026-02-30T99:00', 'T'])
      expect(localMoment(text), JSON.stringify(text)).toBeUndefined();
  });
});
