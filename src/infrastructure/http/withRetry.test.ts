import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetry } from './withRetry.ts';

const answer = (status: number, headers = {}) => new Response(null, { status, headers });
const GET = { method: 'GET' };

function setUp(...outcomes: readonly (Response | Error)[]) {
  const left = [...outcomes];
  const send = vi.fn<typeof fetch>(async () => {
    const next = left.shift();
    if (!next || next instanceof Error) throw next ?? new Error('There is no more');
    return next;
  });
  return { send, fetch: withRetry(send, () => 0) };
}

describe('withRetry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('retries a read after half a second', async () => {
    for (const outcome of [new TypeError('Failed to fetch'), answer(502), answer(503), answer(504)]) {
      const { send, fetch } = setUp(outcome, answer(200));
      const reading = fetch('/api/x', GET);
      await vi.advanceTimersByTimeAsync(499);
      expect(send, JSON.stringify(outcome)).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect((await reading).status, JSON.stringify(outcome)).toBe(200);
    }
  });

  it('retries twice and returns the last response', async () => {
    const { send, fetch } = setUp(answer(503), new TypeError('Failed to fetch'), answer(503));
    const reading = fetch('/api/x', GET);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await reading).status).toBe(503);
    expect(send.mock.calls).toEqual(Array.from({ length: 3 }, () => ['/api/x', GET]));
  });

  it('does not retry after any other status', async () => {
    for (const status of [200, 401, 403, 404, 409, 500])
      expect((await setUp(answer(status)).fetch('/api/x', GET)).status, `${status}`).toBe(status);
  });

  it('never retries a write', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await setUp(answer(429)).fetch('/api/x', { method })).status, method).toBe(429);
      const { send, fetch } = setUp(answer(503));
      expect((await fetch('/api/x', { method })).status, method).toBe(503);
      expect(send, method).toHaveBeenCalledExactlyOnceWith('/api/x', { method });
    }
  });

  it('waits for Retry-After after a 429', async () => {
    for (const retryAfter of ['20', 'Thu, 01 Jan 2026 00:00:20 GMT']) {
      vi.setSystemTime('2026-01-01T00:00:00Z');
      const { send, fetch } = setUp(answer(429, { 'Retry-After': retryAfter }), answer(200));
      const reading = fetch('/api/x', GET);
      await vi.advanceTimersByTimeAsync(19_999);
      expect(send, retryAfter).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect((await reading).status, retryAfter).toBe(200);
    }
  });

  it("sends no other request to the same URL before a 429's Retry-After has passed", async () => {
    const { send, fetch } = setUp(answer(429, { 'Retry-After': '40' }), answer(200), answer(200));
    const leaving = new AbortController();
    const first = expect(fetch('/api/x', { ...GET, signal: leaving.signal })).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(15_000);
    leaving.abort();
    await first;
    const second = fetch('/api/x', GET);
    expect((await fetch('/api/y', GET)).status).toBe(200);
    await vi.advanceTimersByTimeAsync(24_999);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect((await second).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('rejects a canceled request at once', async () => {
    const { send, fetch } = setUp(answer(429, { 'Retry-After': '40' }), answer(200));
    const first = fetch('/api/x', GET);
    await vi.advanceTimersByTimeAsync(0);
    await expect(fetch('/api/x', { ...GET, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await vi.advanceTimersByTimeAsync(40_000);
    expect((await first).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits up to a minute for Retry-After', async () => {
    const { fetch } = setUp(answer(429, { 'Retry-After': '60' }), answer(200));
    const reading = fetch('/api/x', GET);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await reading).status).toBe(200);
  });

  it('does not delay other requests to the same URL after a 503', async () => {
    const { send, fetch } = setUp(answer(503), answer(200), answer(200));
    const first = fetch('/api/x', GET);
    await vi.advanceTimersByTimeAsync(0);
    expect((await fetch('/api/x', GET)).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(500);
    expect((await first).status).toBe(200);
  });

  it('does not retry a request that is canceled in flight', async () => {
    const leaving = new AbortController();
    const send = vi.fn<typeof fetch>(
      () =>
        new Promise((_, fail) => leaving.signal.addEventListener('abort', () => fail(leaving.signal.reason))),
    );
    const reading = withRetry(send, () => 0)('/api/x', { ...GET, signal: leaving.signal });
    const ending = expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    leaving.abort();
    await ending;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('does not wait for a long or unreadable Retry-After', async () => {
    for (const retryAfter of ['61', 'soon']) {
      const { fetch } = setUp(answer(429, { 'Retry-After': retryAfter }));
      expect((await fetch('/api/x', GET)).status, retryAfter).toBe(429);
    }
  });

  it('stops waiting when the request is canceled', async () => {
    const { send, fetch } = setUp(answer(503), answer(200));
    const leaving = new AbortController();
    const reading = fetch('/api/x', { ...GET, signal: leaving.signal });
    const ending = expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    await ending;
    expect(send).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  // (rule: clock changes)
  it('waits for Retry-After even when the clock changes', async () => {
    for (const jump of [-3_600_000, 3_600_000]) {
      const { send, fetch } = setUp(answer(429, { 'Retry-After': '20' }), answer(200), answer(200));
      const first = fetch('/api/x', GET);
      await vi.advanceTimersByTimeAsync(1);
      vi.setSystemTime(Date.now() + jump);
      const next = fetch('/api/x', GET);
      await vi.advanceTimersByTimeAsync(19_000);
      expect(send, `${jump}`).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1000);
      expect([(await first).status, (await next).status], `${jump}`).toEqual([200, 200]);
    }
  });
});
