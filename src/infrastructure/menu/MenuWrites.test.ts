import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settled } from '#tests/support/settled.ts';
import { MenuWrites } from './MenuWrites.ts';

/** Writes that end when they are told to, and in which order they began. */
function setUp() {
  const writes = new MenuWrites();
  const begun: string[] = [];
  const write = (kind: 'part' | 'whole', name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const written = writes[kind](() => {
      begun.push(name);
      return promise;
    });
    return { written, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return {
    begun,
    part: (name: string) => write('part', name),
    whole: (name: string) => write('whole', name),
  };
}

describe('The writes of a menu', () => {
  it('of single things are under way beside each other', async () => {
    const { begun, part } = setUp();
    part('pie');
    part('cake');
    await settled();
    expect(begun).toEqual(['pie', 'cake']);
  });

  it('of all of it wait for those of single things, which wait for it in turn', async () => {
    const { begun, part, whole } = setUp();
    const pie = part('pie');
    const order = whole('order');
    part('cake');
    await settled();
    expect(begun).toEqual(['pie']);
    pie.end();
    await settled();
    expect(begun).toEqual(['pie', 'order']);
    order.end();
    expect(await order.written).toBe('order');
    await settled();
    expect(begun).toEqual(['pie', 'order', 'cake']);
  });

  it('of all of it wait for each other', async () => {
    const { begun, whole } = setUp();
    const order = whole('order');
    whole('import');
    await settled();
    expect(begun).toEqual(['order']);
    order.end();
    await settled();
    expect(begun).toEqual(['order', 'import']);
  });

  it('that do not end hold others up for two minutes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { begun, part, whole } = setUp();
    whole('order');
    part('cake');
    await vi.advanceTimersByTimeAsync(119_999);
    expect(begun).toEqual(['order']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['order', 'cake']);
    part('pie');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['order', 'cake', 'pie']);
  });

  it('that fail hold nothing up', async () => {
    const { begun, part, whole } = setUp();
    const pie = part('pie');
    const order = whole('order');
    part('cake');
    pie.fail();
    await expect(pie.written).rejects.toThrow('pie');
    await settled();
    order.fail();
    await expect(order.written).rejects.toThrow('order');
    await settled();
    expect(begun).toEqual(['pie', 'order', 'cake']);
  });
});
