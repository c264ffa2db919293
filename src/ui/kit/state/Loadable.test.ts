import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { unreachable } from '#tests/support/failures.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { Loadable } from './Loadable.ts';

describe('Loadable', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is pending until the value has loaded', async () => {
    const loadable = new Loadable<string>();
    expect(loadable.pending).toBe(true);
    await loadable.load(async () => 'soup');
    expect(loadable.pending).toBe(false);
    expect(loadable.value).toBe('soup');
  });

  it('keeps a failure and clears it when a retry succeeds', async () => {
    const loadable = new Loadable<string>();
    const failure = unreachable();
    let broken = true;
    await loadable.load(async () => {
      if (broken) throw failure;
      return 'soup';
    });
    expect(loadable.failure).toBe(failure);
    expect(loadable.pending).toBe(false);

    broken = false;
    loadable.retry();
    expect(loadable.pending).toBe(true);
    await vi.waitFor(() => expect(loadable.value).toBe('soup'));
    expect(loadable.failure).toBeUndefined();
  });

  it('calls back in the same step in which it sets the value, on the first load and on retries', async () => {
    const loadable = new Loadable<string>();
    const values = ['soup', 'salad'];
    const arrived: unknown[] = [];
    await loadable.load(
      async () => values.shift() ?? 'nothing',
      (value) => arrived.push([value, loadable.value]),
    );
    expect(arrived).toEqual([['soup', 'soup']]);
    loadable.retry();
    await vi.waitFor(() => expect(arrived.at(-1)).toEqual(['salad', 'salad']));
    expect(arrived).toHaveLength(2);
  });

  it('treats a bug as a failure, logs it, and can load again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const bug = new TypeError('x is not a function');
    const loadable = new Loadable<string>();
    await loadable.load(() => Promise.reject(bug));
    expect(loadable.failure).toMatchObject({ kind: 'malformed', cause: bug });
    expect(log).toHaveBeenCalledExactlyOnceWith(bug);
    log.mockRestore();
    await loadable.load(async () => 'soup');
    expect(loadable.value).toBe('soup');
  });

  it('keeps the value during a reload', async () => {
    const loadable = new Loadable<string>();
    await loadable.load(async () => 'soup');
    const second = Promise.withResolvers<string>();
    const loading = loadable.load(() => second.promise);
    expect(loadable.value).toBe('soup');
    second.resolve('salad');
    await loading;
    expect(loadable.value).toBe('salad');
  });

  it('keeps the value after a failed retry, but not after a failed load of another value', async () => {
    const loadable = new Loadable<string>();
    let broken = false;
    const read = async () => {
      if (broken) throw unreachable();
      return 'soup';
    };
    await loadable.load(read);
    broken = true;
    loadable.retry();
    await vi.waitFor(() => expect(loadable.failure).toBeDefined());
    expect(loadable.value).toBe('soup');
    await loadable.load(read);
    expect(loadable.failure).toBeDefined();
    expect(loadable.value).toBeUndefined();
  });

  it('keeps the value when a background refresh fails', async () => {
    const loadable = new Loadable<string>();
    const answers = ['soup', 'salad'];
    const read = async () => {
      const answer = answers.shift();
      if (!answer) throw unreachable();
      return answer;
    };
    await loadable.load(read);
    loadable.refresh();
    await vi.waitFor(() => expect(loadable.value).toBe('salad'));
    loadable.refresh();
    await flushMicrotasks();
    expect(loadable.value).toBe('salad');
    expect(loadable.failure).toBeUndefined();
  });

  it('keeps the failure next to the value until a background reload succeeds', async () => {
    const loadable = new Loadable<string>();
    const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('soup');
    await loadable.load(read);
    read.mockRejectedValueOnce(unreachable());
    await loadable.reload();
    expect(loadable.value).toBe('soup');
    expect(loadable.failure?.kind).toBe('unreachable');

    const answer = Promise.withResolvers<string>();
    read.mockReturnValueOnce(answer.promise);
    const reloading = loadable.reload();
    expect(loadable.failure).toBeDefined();
    answer.resolve('salad');
    await reloading;
    expect(loadable.value).toBe('salad');
    expect(loadable.failure).toBeUndefined();
  });

  it('clears the failure, but not the value, when a retry starts', async () => {
    const loadable = new Loadable<string>();
    const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('soup');
    await loadable.load(read);
    read.mockRejectedValueOnce(unreachable());
    await loadable.reload();
    read.mockResolvedValueOnce('salad');
    const retrying = loadable.reload('retry');
    expect(loadable.failure).toBeUndefined();
    expect(loadable.value).toBe('soup');
    await retrying;
    expect(loadable.value).toBe('salad');
  });

  it('does not refresh before the first load, and refreshes once more after a load that may be stale', async () => {
    const loadable = new Loadable<string>();
    const read = vi.fn<() => Promise<string>>().mockResolvedValue('soup');
    loadable.refresh();
    expect(read).not.toHaveBeenCalled();
    const loading = loadable.load(read);
    loadable.refresh();
    loadable.refresh();
    expect(read).toHaveBeenCalledOnce();
    await loading;
    await flushMicrotasks();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('uses only the latest load and cancels earlier ones', async () => {
    const loadable = new Loadable<string>();
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let firstSignal: AbortSignal | undefined;
    const loadingFirst = loadable.load((signal) => {
      firstSignal = signal;
      return first.promise;
    });
    const loadingSecond = loadable.load(() => second.promise);
    second.resolve('new');
    first.resolve('old');
    expect(await Promise.all([loadingFirst, loadingSecond])).toEqual([false, true]);
    expect(loadable.value).toBe('new');
    expect(firstSignal?.aborted).toBe(true);
  });

  it('is canceled silently when the user leaves the screen', async () => {
    const loadable = new Loadable<string>();
    const reading = Promise.withResolvers<string>();
    let given: AbortSignal | undefined;
    const loading = loadable.load((signal) => {
      given = signal;
      return reading.promise;
    });
    loadable.stop();
    expect(given?.aborted).toBe(true);
    reading.reject(unreachable());
    await loading;
    expect(loadable.failure).toBeUndefined();
  });

  // (rule: slow notice)
  it('is slow after 15 s, until the value has loaded', async () => {
    const loadable = new Loadable<string>();
    const reading = Promise.withResolvers<string>();
    const loading = loadable.load(() => reading.promise);
    expect(loadable.slow).toBe(false);
    vi.advanceTimersByTime(14_999);
    expect(loadable.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(loadable.slow).toBe(true);
    reading.resolve('soup');
    await loading;
    expect(loadable.slow).toBe(false);
  });

  it('is not slow once the value has loaded', async () => {
    const loadable = new Loadable<string>();
    await loadable.load(async () => 'soup');
    vi.advanceTimersByTime(60_000);
    expect(loadable.slow).toBe(false);
  });

  it('has a failure of the kind `cancelled` after it was canceled', () => {
    const loadable = new Loadable<string>();
    void loadable.load(() => Promise.withResolvers<string>().promise);
    vi.advanceTimersByTime(15_000);
    loadable.cancel();
    expect(loadable.failure?.kind).toBe('cancelled');
    expect(loadable.slow).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the value when a reload is canceled', async () => {
    const loadable = new Loadable<string>();
    const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('soup');
    await loadable.load(read);
    read.mockReturnValueOnce(Promise.withResolvers<string>().promise);
    void loadable.reload();
    loadable.cancel();
    expect(loadable.value).toBe('soup');
    expect(loadable.failure?.kind).toBe('cancelled');
  });

  it('cannot be canceled once the value has loaded', async () => {
    const loadable = new Loadable<string>();
    await loadable.load(async () => 'soup');
    loadable.cancel();
    expect(loadable.value).toBe('soup');
    expect(loadable.failure).toBeUndefined();
  });
});
