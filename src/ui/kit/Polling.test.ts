import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Polling } from './Polling.ts';

// (rule: polling)
describe('Polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(tick = vi.fn(async () => true)) {
    const polling = new Polling(tick, 10_000);
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

  it('stops when a tick says so', async () => {
    const { tick } = setUp(vi.fn(async () => false));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).toHaveBeenCalledOnce();
  });

  it.each([
    ['a tick says so', async () => false, () => undefined],
    ['it is stopped', async () => true, (polling: Polling) => polling.stop()],
  ])('does not restart when the tab returns after %s', async (_, whether, end) => {
    const { polling, tick } = setUp(vi.fn(whether));
    await vi.advanceTimersByTimeAsync(10_000);
    end(polling);
    polling.hold('hidden');
    polling.release('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('does not start on its own', async () => {
    const tick = vi.fn(async () => true);
    new Polling(tick, 10_000).release('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
  });

  it('waits for a slow tick', async () => {
    let finish: (goOn: boolean) => void = () => undefined;
    const { polling, tick } = setUp(vi.fn(() => new Promise<boolean>((done) => (finish = done))));
    await vi.advanceTimersByTimeAsync(24_999);
    // becoming visible in between starts no second tick
    polling.hold('hidden');
    polling.release('hidden');
    await vi.advanceTimersByTimeAsync(0);
    expect(tick).toHaveBeenCalledOnce();
    finish(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tick).toHaveBeenCalledTimes(2);
  });

  it('gives up a tick after 15 s, sends the next one, and is late until one completes', async () => {
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

  it('is no longer late once stopped', async () => {
    const { polling } = setUp(vi.fn(() => Promise.withResolvers<boolean>().promise));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(polling.isLate).toBe(true);
    polling.stop();
    expect(polling.isLate).toBe(false);
  });

  it('pauses until nothing holds it', async () => {
    const { polling, tick } = setUp();
    polling.hold('hidden');
    polling.hold('offline');
    polling.release('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
    polling.release('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind during a tick', async () => {
    const { polling } = setUp(vi.fn(() => Promise.withResolvers<boolean>().promise));
    await vi.advanceTimersByTimeAsync(10_000);
    polling.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is silent while held, and catches up immediately', async () => {
    const { polling, tick } = setUp();
    polling.hold('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
    polling.release('hidden');
    await vi.advanceTimersByTimeAsync(0);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('keeps its rhythm after a short hold', async () => {
    const { polling, tick } = setUp();
    await vi.advanceTimersByTimeAsync(4000);
    polling.hold('hidden');
    polling.release('hidden');
    await vi.advanceTimersByTimeAsync(5999);
    expect(tick).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('keeps one rhythm, however often it is released', async () => {
    const { polling, tick } = setUp();
    polling.release('hidden');
    polling.release('offline');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('is silent while paused', async () => {
    const { polling, tick } = setUp();
    polling.togglePause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
  });

  it('stays paused when the tab returns', async () => {
    const { polling, tick } = setUp();
    polling.togglePause();
    polling.hold('hidden');
    polling.release('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tick).not.toHaveBeenCalled();
    polling.togglePause();
    await vi.advanceTimersByTimeAsync(0);
    expect(tick).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind', () => {
    setUp().polling.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
