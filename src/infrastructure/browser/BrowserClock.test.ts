import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserClock } from './BrowserClock.ts';

const start = new Date('2026-03-04T17:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

describe('BrowserClock', () => {
  it('returns the time of the system clock', () => {
    vi.advanceTimersByTime(1000);
    expect(new BrowserClock().now()).toEqual(new Date('2026-03-04T17:00:01Z'));
  });

  it('ticks with the milliseconds since the start, until stopped', () => {
    const ticks: number[] = [];
    vi.advanceTimersByTime(500);
    const stop = new BrowserClock().every(1000, (elapsedMs) => ticks.push(elapsedMs));
    vi.advanceTimersByTime(2000);
    stop();
    vi.advanceTimersByTime(1000);
    expect(ticks).toEqual([1000, 2000]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls back once after the given time', () => {
    const done = vi.fn();
    new BrowserClock().after(1000, done);
    vi.advanceTimersByTime(999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(done).toHaveBeenCalledOnce();
  });

  it('does not call back after it was canceled', () => {
    const done = vi.fn();
    new BrowserClock().after(1000, done)();
    vi.advanceTimersByTime(5000);
    expect(done).not.toHaveBeenCalled();
  });

  it.each(['2026-03-04T16:00:00Z', '2026-03-04T18:00:00Z'])(
    'measures the elapsed time when the system clock changes to %s',
    (changed) => {
      const ticks: number[] = [];
      new BrowserClock().every(1000, (elapsedMs) => ticks.push(elapsedMs));
      vi.setSystemTime(changed);
      vi.advanceTimersByTime(1000);
      expect(ticks).toEqual([1000]);
    },
  );
});
