import { describe, expect, it } from 'vitest';
import { EditedList } from './EditedList.ts';

function setUp() {
  let written: readonly { readonly id: string }[] = ['a', 'b', 'c'].map((id) => ({ id }));
  const list = new EditedList({
    read: () => written,
    write: (changed) => (written = changed),
    withNew: (before, id) => [...before, { id }],
  });
  return { list, ids: () => written.map(({ id }) => id).join('') };
}

describe('EditedList', () => {
  it('moves focus to a restored item', () => {
    const { list, ids } = setUp();
    list.remove('b');
    list.restore();
    expect(ids()).toBe('abc');
    expect(list.arrived).toBe('b');
  });

  it('can still restore a removed item after adding another one', () => {
    const { list, ids } = setUp();
    list.remove('c');
    list.add();
    list.restore();
    expect(list.items).toHaveLength(4);
    expect(ids()).toMatch(/^abc/);
  });

  it('moves focus to a new item with a unique id', () => {
    const { list } = setUp();
    list.add();
    const first = list.arrived;
    list.add();
    expect(list.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', first, list.arrived]);
    expect(list.arrived).not.toBe(first);
  });

  it('restores a removed item once', () => {
    const { list, ids } = setUp();
    list.remove('b');
    list.restore();
    list.restore();
    expect(ids()).toBe('abc');
  });

  it('has no item to restore before a removal', () => {
    const { list, ids } = setUp();
    list.restore();
    expect(ids()).toBe('abc');
    expect(list.arrived).toBeUndefined();
  });
});
