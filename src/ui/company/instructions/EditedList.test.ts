import { describe, expect, it } from 'vitest';
import { EditedList } from './EditedList.ts';

function setUp() {
  let written: readonly { readonly id: string }[] = ['a', 'b', 'c'].map((id) => ({ id }));
  const list = new EditedList({
    read: () => written,
    write: (changed) => (written = changed),
    withNew: (before) => [...before, { id: 'new' }],
  });
  return { list, ids: () => written.map(({ id }) => id).join('') };
}

describe('An edited list', () => {
  it('goes on at what was given back', () => {
    const { list, ids } = setUp();
    list.remove('b');
    list.restore();
    expect(ids()).toBe('abc');
    expect(list.arrived).toBe('b');
  });

  it('gives back once what was taken out', () => {
    const { list, ids } = setUp();
    list.remove('b');
    list.restore();
    list.restore();
    expect(ids()).toBe('abc');
  });

  it('has nothing to give back before something is taken out', () => {
    const { list, ids } = setUp();
    list.restore();
    expect(ids()).toBe('abc');
    expect(list.arrived).toBeUndefined();
  });
});
