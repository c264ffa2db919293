import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { refreshWhenStale } from './refreshWhenStale.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Opens a page at a local time. */
function setUp(at = '2026-03-04T12:00') {
  vi.setSystemTime(new Date(at));
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const act = vi.fn<() => void>();
  onTestFinished(refreshWhenStale(act, () => 0));
  const show = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { act, hide: () => show(true), show: () => show(false) };
}

describe('refreshWhenStale', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York');
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('refreshes a tab that was hidden for 10 s', () => {
    const { act, hide, show } = setUp();
    hide();
    vi.advanceTimersByTime(9999);
    show();
    expect(act).not.toHaveBeenCalled();
    hide();
    vi.advanceTimersByTime(10_000);
    show();
    expect(act).toHaveBeenCalledOnce();
  });

  // (rule: clock changes)
  it.each([
    ['forward, as by sleep,', 8 * HOUR],
    ['back', -8 * HOUR],
  ])('refreshes a hidden tab after the clock went %s', (_, jump) => {
    const { act, hide, show } = setUp();
    hide();
    vi.setSystemTime(Date.now() + jump);
    show();
    expect(act).toHaveBeenCalledOnce();
  });

  it('refreshes within a minute of midnight, once', () => {
    const { act } = setUp('2026-03-04T23:30');
    vi.advanceTimersByTime(29 * MINUTE);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(act).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(23 * HOUR);
    expect(act).toHaveBeenCalledOnce();
  });

  // (rule: clock changes)
  it.each([
    ['sleeps over midnight', 14 * HOUR],
    ['is set to the day before', -14 * HOUR],
  ])('refreshes within a minute after the device %s', (_, jump) => {
    const { act } = setUp();
    vi.setSystemTime(Date.now() + jump);
    vi.advanceTimersByTime(MINUTE);
    expect(act).toHaveBeenCalledOnce();
  });

  // (rule: clock changes)
  it.each(['2026-03-07T23:59:30', '2026-03-08T23:59:30', '2026-10-31T23:59:30', '2026-11-01T23:59:30'])(
    'refreshes at the midnights around a change of daylight saving: %s',
    (at) => {
      const { act } = setUp(at);
      vi.advanceTimersByTime(MINUTE);
      expect(act).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(22 * HOUR);
      expect(act).toHaveBeenCalledOnce();
    },
  );
});
