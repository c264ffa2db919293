import { describe, expect, it } from 'vitest';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { WriteLocks, type WriteTarget } from './WriteLocks.ts';

/** Starts writes that never end, and records which ones began. */
function setUp() {
  const locks = new WriteLocks();
  const begun: string[] = [];
  const write = (name: string, target: Partial<WriteTarget> = {}) =>
    void locks.run({ restaurantId: 'aurora', area: 'menu', ...target }, () => {
      begun.push(name);
      return new Promise<never>(() => undefined);
    });
  return { begun, write };
}

describe('WriteLocks', () => {
  it('writes different parts of an area concurrently', async () => {
    const { begun, write } = setUp();
    write('pie', { part: 'pie' });
    write('cake', { part: 'cake' });
    await flushPromises();
    expect(begun).toEqual(['pie', 'cake']);
  });

  it('writes the same part one at a time', async () => {
    const { begun, write } = setUp();
    write('price', { part: 'pie' });
    write('name', { part: 'pie' });
    await flushPromises();
    expect(begun).toEqual(['price']);
  });

  it('writes the whole area alone', async () => {
    const { begun, write } = setUp();
    write('pie', { part: 'pie' });
    write('order');
    await flushPromises();
    expect(begun).toEqual(['pie']);
  });

  it('does not wait for other areas or other restaurants', async () => {
    const { begun, write } = setUp();
    write('order');
    write('voice', { area: 'voice' });
    write('other', { restaurantId: 'saffron' });
    await flushPromises();
    expect(begun).toEqual(['order', 'voice', 'other']);
  });
});
