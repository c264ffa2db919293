import { describe, expect, it } from 'vitest';
import type { CoreInstruction } from '#domain/instructions/instructions.ts';
import { withNewInstruction } from '#domain/instructions/priorityList.ts';
import { aCoreInstruction } from '#tests/support/builders/instructions.ts';
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

describe('EditedList', () => {
  it('moves focus to a restored item', () => {
    const { list, ids } = setUp();
    list.remove('b');
    list.restore();
    expect(ids()).toBe('abc');
    expect(list.arrived).toBe('b');
  });

  it('can still restore a removed item after adding another one, which gets a different id', () => {
    let list: readonly CoreInstruction[] = ['instruction-1', 'instruction-2'].map((id) =>
      aCoreInstruction(id),
    );
    const edited = new EditedList<CoreInstruction>({
      read: () => list,
      write: (changed) => (list = changed),
      withNew: withNewInstruction,
    });
    edited.remove('instruction-2');
    edited.add();
    expect(list.map(({ id }) => id)).toEqual(['instruction-1', 'instruction-3']);
    edited.restore();
    expect(list.map(({ id }) => id)).toEqual(['instruction-1', 'instruction-2', 'instruction-3']);
  });

  it('restores a removed item once', () => {
    const { list, ids } = setUp();
    list.remove('b');
    list.restore();
    list.restore();
    expect(ids()).toBe('abc');
  });

  it('has nothing to restore before a removal', () => {
    const { list, ids } = setUp();
    list.restore();
    expect(ids()).toBe('abc');
    expect(list.arrived).toBeUndefined();
  });
});
