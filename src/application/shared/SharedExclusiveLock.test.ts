import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { SharedExclusiveLock } from './SharedExclusiveLock.ts';

/** Creates writes that complete on demand and records the order they started in. */
function setUp() {
  const writes = new SharedExclusiveLock();
  const begun: string[] = [];
  const write = (kind: 'shared' | 'exclusive', name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const written = writes[kind](() => {
      begun.push(name);
      return promise;
    });
    return { written, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return {
    begun,
    shared: (name: string) => write('shared', name),
    exclusive: (name: string) => write('exclusive', name),
  };
}

describe('SharedExclusiveLock', () => {
  it('lets shared writes run concurrently', async () => {
    const { begun, shared } = setUp();
    shared('pie');
    shared('cake');
    await flushPromises();
    expect(begun).toEqual(['pie', 'cake']);
  });

  it('makes an exclusive write wait for shared ones, and later shared ones wait for it', async () => {
    const { begun, shared, exclusive } = setUp();
    const pie = shared('pie');
    const order = exclusive('order');
    shared('cake');
    await flushPromises();
    expect(begun).toEqual(['pie']);
    pie.end();
    await flushPromises();
    expect(begun).toEqual(['pie', 'order']);
    order.end();
    expect(await order.written).toBe('order');
    await flushPromises();
    expect(begun).toEqual(['pie', 'order', 'cake']);
  });

  it('runs exclusive writes one at a time', async () => {
    const { begun, exclusive } = setUp();
    const order = exclusive('order');
    exclusive('import');
    await flushPromises();
    expect(begun).toEqual(['order']);
    order.end();
    await flushPromises();
    expect(begun).toEqual(['order', 'import']);
  });

  // (rule: lost writes)
  it('stops waiting for a lost write', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { begun, shared, exclusive } = setUp();
    exclusive('order');
    shared('cake');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(begun).toEqual(['order']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['order', 'cake']);
    shared('pie');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['order', 'cake', 'pie']);
  });

  it('continues after a failed write', async () => {
    const { begun, shared, exclusive } = setUp();
    const pie = shared('pie');
    const order = exclusive('order');
    shared('cake');
    pie.fail();
    await expect(pie.written).rejects.toThrow('pie');
    await flushPromises();
    order.fail();
    await expect(order.written).rejects.toThrow('order');
    await flushPromises();
    expect(begun).toEqual(['pie', 'order', 'cake']);
  });
});
