import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewerLocalTimeOf } from '../booking/viewerLocalTimeOf.ts';
import { zoneName } from './dates.ts';
import { viewerTimeZone } from './viewerTimeZone.ts';

/** 1 PM in New York. */
const MEETING = new Date('2026-03-05T18:00:00Z');

/** Makes the browser report one time zone, or none, and compute in another. */
function reportZone(timeZone: string | undefined, computesIn = 'UTC') {
  vi.stubEnv('TZ', computesIn);
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

// (rule: unreadable time zone)
describe("The viewer's time zone", () => {
  it("is the browser's time zone", () => {
    reportZone('Asia/Tokyo', 'Asia/Tokyo');
    expect(viewerTimeZone()).toBe('Asia/Tokyo');
    expect(viewerLocalTimeOf(MEETING)).toBe('Fri 3:00 AM');
    expect(zoneName(MEETING)).toBe('Japan Standard Time');
  });

  it.each(['Etc/Unknown', 'UTC', 'GMT', 'Nowhere/Land', '', undefined])(
    'is unknown if the browser reports %s, so only New York time is shown',
    (reported) => {
      reportZone(reported);
      expect(viewerTimeZone()).toBeUndefined();
      expect(viewerLocalTimeOf(MEETING)).toBeUndefined();
    },
  );

  it('is unknown if the browser lacks Intl formats', () => {
    vi.stubGlobal('Intl', {});
    expect(viewerTimeZone()).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it.each([
    ['UTC', 'UTC'],
    ['America/New_York', 'UTC−5'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['America/St_Johns', 'UTC−3:30'],
  ])('is named by its offset from UTC if unknown (%s)', (computesIn, name) => {
    reportZone('Etc/Unknown', computesIn);
    expect(zoneName(MEETING)).toBe(name);
  });
});
