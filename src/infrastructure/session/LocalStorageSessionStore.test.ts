import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalStorageSessionStore } from './LocalStorageSessionStore.ts';

describe('The lock of a session', () => {
  const store = new LocalStorageSessionStore();
  const { locks } = navigator;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Work that ends when its signal aborts. */
  const untilAborted = (signal: AbortSignal) =>
    new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('aborted')));

  /** Work that has the lock. */
  async function hold(work: (signal: AbortSignal) => Promise<string>, wanted?: AbortSignal) {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const holding = store.withLock(
      (signal) => {
        start();
        return work(signal);
      },
      { ...(wanted && { wanted }) },
    );
    await started;
    return { holding };
  }

  it("is taken from another tab after 10 s, and the other tab's work is aborted", async () => {
    const { holding } = await hold(untilAborted);
    const work = vi.fn(async () => 'done');
    const waiting = store.withLock(work);
    await vi.advanceTimersByTimeAsync(9999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe('done');
    expect(await holding).toBe('aborted');
  });

  it('stays with the other tab if the caller passes an alternative', async () => {
    const leaving = new AbortController();
    const { holding } = await hold(untilAborted, leaving.signal);
    const waiting = store.withLock(async () => 'done', { otherwise: async () => 'otherwise' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waiting).toBe('otherwise');
    leaving.abort();
    expect(await holding).toBe('aborted');
  });

  it('is no longer awaited once the caller aborts the work', async () => {
    const [leaving, ended] = [new AbortController(), new AbortController()];
    const { holding } = await hold(untilAborted, ended.signal);
    const waiting = store.withLock(async ({ aborted }) => aborted, { wanted: leaving.signal });
    leaving.abort();
    expect(await waiting).toBe(true);
    ended.abort();
    await holding;
  });

  it.each([
    ['that denies locks along with storage', { locks: { request: () => Promise.reject(denied) } }],
    ['without locks', {}],
  ])('is not needed in a browser %s', async (_, browser) => {
    vi.stubGlobal('navigator', browser);
    expect(await store.withLock(async () => 'done')).toBe('done');
    vi.stubGlobal('navigator', { locks });
  });

  it('rejects with the failure of the work, and runs the work once', async () => {
    const work = vi.fn(() => Promise.reject(new Error('work')));
    await expect(store.withLock(work)).rejects.toThrow('work');
    expect(work).toHaveBeenCalledOnce();
  });
});

const denied = new DOMException('Access is denied', 'SecurityError');
