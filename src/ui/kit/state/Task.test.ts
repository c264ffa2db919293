import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { unreachable } from '#tests/support/failures.ts';
import { Task } from './Task.ts';

const endings = () => ({ done: vi.fn(), failed: vi.fn() });

describe('Task', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs the work and passes its result to the handler', async () => {
    const task = new Task();
    const work = Promise.withResolvers<string>();
    const { done, failed } = endings();
    const run = task.run(() => work.promise, { done, failed });
    expect(task.running).toBe(true);
    work.resolve('saved');
    await run;
    expect(task.running).toBe(false);
    expect(done).toHaveBeenCalledExactlyOnceWith('saved');
    expect(failed).not.toHaveBeenCalled();
  });

  it('never runs twice at once', async () => {
    const task = new Task();
    const work = vi.fn(async () => undefined);
    await Promise.all([task.run(work, endings()), task.run(work, endings())]);
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs no other work while the user waits', async () => {
    const task = new Task();
    const [work, other] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    await Promise.all([task.run(work, endings(), 'one thing'), task.run(other, endings(), 'another')]);
    expect(work).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  it('is not slow once it has ended', async () => {
    const task = new Task();
    await task.run(async () => undefined, endings());
    vi.advanceTimersByTime(60_000);
    expect(task.slow).toBe(false);
  });

  it('passes a failure to the handler and can run again', async () => {
    const task = new Task();
    const { done, failed } = endings();
    const failure = unreachable();
    await task.run(() => Promise.reject(failure), { done, failed });
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure);
    await task.run(async () => 'saved', { done, failed });
    expect(done).toHaveBeenCalledExactlyOnceWith('saved');
  });

  it('treats a bug as a failure and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const task = new Task();
    const { done, failed } = endings();
    const bug = new TypeError('x is not a function');
    await task.run(() => Promise.reject(bug), { done, failed });
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'malformed', cause: bug }),
    );
    expect(log).toHaveBeenCalledExactlyOnceWith(bug);
    expect(task.running).toBe(false);
    log.mockRestore();
  });

  // (rule: slow notice)
  it('is slow from 15 s on, and reports its result after the user stops waiting', async () => {
    const task = new Task();
    const work = Promise.withResolvers<string>();
    const { done, failed } = endings();
    const run = task.run(() => work.promise, { done, failed });
    vi.advanceTimersByTime(14_999);
    expect(task.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(task.slow).toBe(true);
    task.detach();
    expect(task).toMatchObject({ running: false, slow: false });
    work.resolve('saved after all');
    await run;
    expect(done).toHaveBeenCalledExactlyOnceWith('saved after all');
  });

  it('joins work in flight instead of starting it again', async () => {
    const task = new Task();
    const first = Promise.withResolvers<string>();
    const work = vi.fn(() => first.promise);
    const one = endings();
    void task.run(work, one, 'one thing');
    task.detach();
    const other = endings();
    const again = task.run(work, other, 'one thing');
    expect(task.running).toBe(true);
    expect(work).toHaveBeenCalledOnce();
    first.resolve('saved');
    await again;
    expect(task.running).toBe(false);
    expect(one.done).toHaveBeenCalledExactlyOnceWith('saved');
    expect(other.done).not.toHaveBeenCalled();
  });

  it('queues work with another key behind work in flight', async () => {
    const task = new Task();
    const first = Promise.withResolvers<string>();
    void task.run(() => first.promise, endings(), 'one thing');
    task.detach();
    const { done, failed } = endings();
    const work = vi.fn(async () => 'removed');
    const other = task.run(work, { done, failed }, 'another');
    await Promise.resolve();
    expect(task.running).toBe(true);
    expect(work).not.toHaveBeenCalled();
    first.resolve('removed');
    await other;
    expect(done).toHaveBeenCalledExactlyOnceWith('removed');
    expect(task.running).toBe(false);
  });

  // (rule: lost writes)
  describe('after 30 s without a response', () => {
    /** Starts work that gets no response, stops waiting after 15 s, and starts the same work again. */
    function tryAgain(key = 'one thing') {
      const task = new Task();
      const lost = Promise.withResolvers<string>();
      const first = endings();
      void task.run(() => lost.promise, first, 'one thing');
      vi.advanceTimersByTime(15_000);
      task.detach();
      const second = endings();
      const answer = Promise.withResolvers<string>();
      const work = vi.fn(() => answer.promise);
      void task.run(work, second, key);
      return { task, lost, first, second, answer, work };
    }

    it('sends the work again, while the first attempt is in flight', async () => {
      const { task, second, answer, work } = tryAgain();
      await vi.advanceTimersByTimeAsync(14_999);
      expect(work).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(work).toHaveBeenCalledOnce();
      answer.resolve('saved');
      await vi.advanceTimersByTimeAsync(0);
      expect(second.done).toHaveBeenCalledExactlyOnceWith('saved');
      expect(task).toMatchObject({ running: false, inFlight: false });
    });

    it('sends nothing if the user stopped waiting again', async () => {
      const { task, work } = tryAgain();
      task.detach();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(work).not.toHaveBeenCalled();
    });

    it('reports the success that arrives first, from either attempt', async () => {
      const { task, lost, first, second, answer } = tryAgain();
      await vi.advanceTimersByTimeAsync(15_000);
      lost.resolve('saved late');
      await vi.advanceTimersByTimeAsync(0);
      expect(first.done).toHaveBeenCalledExactlyOnceWith('saved late');
      expect(task).toMatchObject({ running: false, inFlight: false });
      answer.reject(unreachable());
      await vi.advanceTimersByTimeAsync(0);
      expect(second.failed).not.toHaveBeenCalled();
    });

    it('ignores a failure of the first attempt', async () => {
      const { task, lost, first, answer, second } = tryAgain();
      await vi.advanceTimersByTimeAsync(15_000);
      lost.reject(unreachable());
      await vi.advanceTimersByTimeAsync(0);
      expect(first.failed).not.toHaveBeenCalled();
      expect(task.running).toBe(true);
      answer.resolve('saved');
      await vi.advanceTimersByTimeAsync(0);
      expect(second.done).toHaveBeenCalledOnce();
    });

    it('runs other work that was queued, and still reports a late result', async () => {
      const { lost, first, second, answer } = tryAgain('another');
      await vi.advanceTimersByTimeAsync(15_000);
      answer.resolve('removed');
      lost.reject(unreachable());
      await vi.advanceTimersByTimeAsync(0);
      expect(second.done).toHaveBeenCalledExactlyOnceWith('removed');
      expect(first.failed).toHaveBeenCalledOnce();
    });
  });

  it('ignores the result of canceled work, and can start again', async () => {
    const task = new Task();
    const given = Promise.withResolvers<string>();
    const { done, failed } = endings();
    const work = vi.fn((_wanted: AbortSignal) => given.promise);
    const run = task.run(work, { done, failed });
    task.cancel();
    expect(task.running).toBe(false);
    expect(work.mock.lastCall?.[0].aborted).toBe(true);
    const later = endings();
    await task.run(async () => 'later', later);
    given.resolve('late');
    await run;
    expect(done).not.toHaveBeenCalled();
    expect(later.done).toHaveBeenCalledExactlyOnceWith('later');
  });
});
