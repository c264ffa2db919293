import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Polling } from './Polling.ts';

/** Makes each randomized wait as long as possible. */
const LONGEST = () => 1;

// (rule: polling)
describe('Polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(tick = vi.fn(async () => true)) {
    const polling = new Polling(tick, 10_000, LONGEST);
    polling.start();
    return { polling, tick };
  }

  it('ticks after every interval', async () => {
    const { tick } = setUp();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(tick).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_001);
    expect(tick).toHaveBeenCalledTimes(3);
  });

  describe('after failures', () => {
    const failing = () => vi.fn(async () => false);

    it('waits up to a minute, then two, then four, then five', async () => {
      const { tick } = setUp(failing());
      await vi.advanceTimersByTimeAsync(10_000);
      for (const [index, minutes] of [1, 2, 4, 5, 5].entries()) {
        await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1);
        expect(tick).toHaveBeenCalledTimes(index + 1);
        await vi.advanceTimersByTimeAsync(1);
        expect(tick).toHaveBeenCalledTimes(index + 2);
      }
    });

    it('waits a minute if the first request, made by the caller, failed', async () => {
      const tick = vi.fn(async () => true);
      new Polling(tick, 10_000, LONGEST).start(false);
      await vi.advanceTimersByTimeAsync(59_999);
      expect(tick).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(tick).toHaveBeenCalledOnce();
    });

    it('returns to its interval after a successful tick', async () => {
      const { tick } = setUp(failing());
      await vi.advanceTimersByTimeAsync(10_000);
      tick.mockResolvedValue(true);
      await vi.advanceTimersByTimeAsync(80_000);
      expect(tick).toHaveBeenCalledTimes(4);
    });

    it('waits a minute again if the first tick after a hold fails', async () => {
      const { polling, tick } = setUp(failing());
      await vi.advanceTimersByTimeAsync(10_000 + 3 * 60_000);
      expect(tick).toHaveBeenCalledTimes(3);
      polling.release();
      await vi.advanceTimersByTimeAsync(59_999);
      expect(tick).toHaveBeenCalledTimes(4);
      await vi.advanceTimersByTimeAsync(1);
      expect(tick).toHaveBeenCalledTimes(5);
    });

    it('runs immediately when the tab is shown', async () => {
      const { polling, tick } = setUp(failing());
      await vi.advanceTimersByTimeAsync(10_000);
      polling.release();
      await vi.advanceTimersByTimeAsync(0);
      expect(tick).toHaveBeenCalledTimes(2);
    });

    it('runs up to 1.5 s after the network returns', async () => {
      const { polling, tick } = setUp(failing());
      await vi.advanceTimersByTimeAsync(10_000);
      polling.reconnect();
      await vi.advanceTimersByTimeAsync(1499);
      expect(tick).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect(tick).toHaveBeenCalledTimes(2);
    });

    // (rule: jitter)
    it('varies the delays', async () => {
      const tick = failing();
      new Polling(tick, 10_000, () => 0).start(false);
      await vi.advanceTimersByTimeAsync(39_999);
      expect(tick).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(tick).toHaveBeenCalledOnce();
    });
  });

  it.each([-3_600_000, 3_600_000])(
    'keeps the interval when the system time changes by %d ms',
    async (milliseconds) => {
      const { polling, tick } = setUp();
      vi.setSystemTime(Date.now() + milliseconds);
      polling.hold();
      polling.release();
      await vi.advanceTimersByTimeAsync(9_999);
      expect(tick).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(tick).toHaveBeenCalledOnce();
    },
  );

  it('does not restart when the tab is shown after polling was stopped', async () => {
    const { polling, tick } = setUp();
    await vi.advanceTimersByTimeAsync(10_000);
    polling.stop();
    polling.hold();
    polling.release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('does not poll until started', async () => {
    const tick = vi.fn(async () => true);
    new Polling(tick, 10_000, LONGEST).release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
  });

  it('starts no tick while another one is running', async () => {
    let finish: (goOn: boolean) => void = () => undefined;
    const { polling, tick } = setUp(vi.fn(() => new Promise<boolean>((done) => (finish = done))));
    await vi.advanceTimersByTimeAsync(24_999);
    // showing the tab in between starts no second tick
    polling.hold();
    polling.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(tick).toHaveBeenCalledOnce();
    finish(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tick).toHaveBeenCalledTimes(2);
  });

  it('abandons a tick after 15 s, starts the next tick, and is late until a tick completes', async () => {
    const first = Promise.withResolvers<boolean>();
    const second = Promise.withResolvers<boolean>();
    const tick = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const { polling } = setUp(tick);
    await vi.advanceTimersByTimeAsync(25_001);
    expect(polling.isLate).toBe(true);
    expect(tick).toHaveBeenCalledTimes(2);
    // the result of an abandoned tick is ignored
    first.resolve(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(polling.isLate).toBe(true);
    second.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(polling.isLate).toBe(false);
    tick.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tick).toHaveBeenCalledTimes(3);
  });

  it('is not late once stopped', async () => {
    const { polling } = setUp(vi.fn(() => Promise.withResolvers<boolean>().promise));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(polling.isLate).toBe(true);
    polling.stop();
    expect(polling.isLate).toBe(false);
  });

  it('stops all timers when stopped during a tick', async () => {
    const { polling } = setUp(vi.fn(() => Promise.withResolvers<boolean>().promise));
    await vi.advanceTimersByTimeAsync(10_000);
    polling.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not poll while held, and catches up immediately when released', async () => {
    const { polling, tick } = setUp();
    polling.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
    polling.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('keeps its interval after a short hold', async () => {
    const { polling, tick } = setUp();
    await vi.advanceTimersByTimeAsync(4000);
    polling.hold();
    polling.release();
    await vi.advanceTimersByTimeAsync(5999);
    expect(tick).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('keeps its interval, even if released several times', async () => {
    const { polling, tick } = setUp();
    polling.release();
    polling.reconnect();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('does not poll while paused', async () => {
    const { polling, tick } = setUp();
    polling.togglePause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
  });

  it('stays paused when the tab is shown', async () => {
    const { polling, tick } = setUp();
    polling.togglePause();
    polling.hold();
    polling.release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
    polling.togglePause();
    await vi.advanceTimersByTimeAsync(0);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('stops its timer when stopped', () => {
    setUp().polling.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
