import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aCoreInstruction, someInstructions } from '#tests/support/builders/instructions.ts';
import { mergeEdits } from '#domain/shared/mergeEdits.ts';
import type { CoreInstruction } from './instructions.ts';
import { instructionsProblems } from './instructionsProblems.ts';
import { sortByPriority, moveInstruction, withNewInstruction } from './priorityList.ts';

const ids = (list: readonly CoreInstruction[]) => list.map(({ id }) => id);
const numbers = (list: readonly CoreInstruction[]) => list.map(({ priority }) => priority);
const numbered = (...priorities: number[]) =>
  priorities.map((priority, index) => aCoreInstruction(`i${index + 1}`, { priority }));

const lists = fc
  .uniqueArray(fc.string(), { maxLength: 12 })
  .chain((names) =>
    fc.tuple(
      ...names.map((id) =>
        fc.integer({ min: 1, max: 20 }).map((priority) => aCoreInstruction(id, { priority })),
      ),
    ),
  );

describe('A new core instruction', () => {
  it('is active and gets the list length plus 1 as its priority', () => {
    expect(withNewInstruction([], 'new')).toEqual([
      { id: 'new', instruction: '', priority: 1, isActive: true },
    ]);
    expect(withNewInstruction(numbered(1, 7), 'new').at(-1)).toMatchObject({ priority: 3, isActive: true });
  });

  it('is kept, and so is an instruction that someone else adds at the same time', () => {
    const list = numbered(1, 2);
    const { value, conflicts } = mergeEdits(
      list,
      withNewInstruction(list, 'mine'),
      withNewInstruction(list, 'theirs'),
    );
    expect(ids(value)).toEqual(['i1', 'i2', 'theirs', 'mine']);
    expect(conflicts).toEqual([]);
  });
});

describe('Sorting core instructions', () => {
  it('sorts by priority, keeps ties in place, and puts missing numbers last', () => {
    expect(ids(sortByPriority(numbered(3, NaN, 1, 3, NaN, 2)))).toEqual(['i3', 'i6', 'i1', 'i4', 'i2', 'i5']);
  });

  it('gives the same result when repeated', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(sortByPriority(sortByPriority(list))).toEqual(sortByPriority(list));
      }),
    );
  });
});

describe('Moving a core instruction', () => {
  it('swaps it with its neighbor and renumbers all from 1', () => {
    const list = numbered(2, 2, 9);
    expect(ids(moveInstruction(list, 'i2', -1))).toEqual(['i2', 'i1', 'i3']);
    expect(ids(moveInstruction(list, 'i2', 1))).toEqual(['i1', 'i3', 'i2']);
    expect(numbers(moveInstruction(list, 'i2', 1))).toEqual([1, 2, 3]);
  });

  it('changes nothing at the ends or for an unknown id', () => {
    const list = numbered(1, 2);
    expect(moveInstruction(list, 'i1', -1)).toBe(list);
    expect(moveInstruction(list, 'i2', 1)).toBe(list);
    expect(moveInstruction(list, 'other', 1)).toBe(list);
  });

  it('keeps every instruction and valid priorities, and can be undone by moving back', () => {
    fc.assert(
      fc.property(
        lists.filter((list) => list.length > 1),
        fc.nat(),
        (list, pick) => {
          const id = list[1 + (pick % (list.length - 1))]?.id ?? '';
          const up = moveInstruction(list, id, -1);
          expect(sortByPriority(up)).toEqual(up);
          expect(instructionsProblems(someInstructions({ coreInstructions: up }))).toEqual({});
          expect(ids(moveInstruction(up, id, 1))).toEqual(ids(list));
        },
      ),
    );
  });
});
