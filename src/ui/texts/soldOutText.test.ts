import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soldOutText } from './soldOutText.ts';

describe('The time since an item is off', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 2, 6, 20) }));
  afterEach(() => void vi.useRealTimers());

  it('is the time of today, a weekday of the last week, or a date', () => {
    for (const [at, off, quiet] of [
      [
        new Date(2026, 2, 6, 18, 10),
        '1 item unavailable since 6:10 PM',
        'You marked Pie unavailable at 6:10 PM',
      ],
      [
        new Date(2026, 2, 5, 23),
        '1 item unavailable since Thursday',
        'You marked Pie unavailable on Thursday',
      ],
      [
        new Date(2026, 1, 28, 1),
        '1 item unavailable since Saturday',
        'You marked Pie unavailable on Saturday',
      ],
      [new Date(2026, 1, 27, 23), '1 item unavailable since Feb 27', 'You marked Pie unavailable on Feb 27'],
    ] as const) {
      expect(soldOutText.off(1, at)).toBe(off);
      expect(soldOutText.quiet(undefined, 'Pie', at)).toBe(quiet);
    }
  });

  it('is left out if it is unknown', () => {
    expect(soldOutText.off(3, undefined)).toBe('3 items unavailable');
    expect(soldOutText.named(['Pie', 'Tart'], undefined)).toBe('Pie and Tart unavailable');
  });
});
