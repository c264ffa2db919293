import { describe, expect, it } from 'vitest';
import { acceptTheirValue } from './acceptTheirValue.ts';
import { mergeEdits, type EditConflict } from './mergeEdits.ts';

const [pie, cake, tart] = [
  { id: 'pie', price: 5 },
  { id: 'cake', price: 6 },
  { id: 'tart', price: 7 },
];

/** Merges the edits of two users, and takes the other user's value in each conflict. */
function withTheirs<T>(base: T, mine: T, theirs: T): T {
  const { value, conflicts } = mergeEdits(base, mine, theirs);
  expect(conflicts).not.toEqual([]);
  return conflicts.reduce((chosen, conflict) => acceptTheirValue(chosen, conflict), value);
}

describe('acceptTheirValue', () => {
  it("uses the other user's value of a field, and keeps all other edits", () => {
    const base = { a: { b: 1, c: 1 } };
    expect(withTheirs(base, { a: { b: 2, c: 2 } }, { a: { b: 3, c: 1 } })).toEqual({ a: { b: 3, c: 2 } });
  });

  it("uses the other user's value of a list item", () => {
    const mine = [{ ...pie, price: 8 }, cake];
    expect(withTheirs([pie, cake], mine, [{ ...pie, price: 9 }, cake])).toEqual([{ ...pie, price: 9 }, cake]);
  });

  it('removes an item that someone else removed', () => {
    expect(withTheirs([pie, cake], [{ ...pie, price: 8 }, cake], [cake])).toEqual([cake]);
  });

  it('restores an item that someone else changed', () => {
    expect(withTheirs([pie, cake], [cake], [{ ...pie, price: 9 }, cake])).toEqual([
      cake,
      { ...pie, price: 9 },
    ]);
  });

  it('sorts a list like the other user', () => {
    expect(withTheirs([pie, cake, tart], [cake, pie, tart], [tart, pie, cake])).toEqual([tart, pie, cake]);
  });

  it("moves an item to the other user's list, where the next choice finds the item", () => {
    const conflicts: readonly EditConflict[] = [
      { path: ['sweets', 'items', 'pie'], kind: 'place', mine: { id: 'sweets' }, theirs: { id: 'teas' } },
      { path: ['sweets', 'items', 'pie', 'price'], kind: 'value', mine: 5, theirs: 9 },
    ];
    const mine = [
      { id: 'sweets', items: [pie, cake] },
      { id: 'teas', items: [tart] },
    ];
    expect(conflicts.reduce(acceptTheirValue, mine)).toEqual([
      { id: 'sweets', items: [cake] },
      { id: 'teas', items: [tart, { ...pie, price: 9 }] },
    ]);
  });

  it('changes nothing inside an item that an earlier choice removed', () => {
    const price: EditConflict = { path: ['pie', 'price'], kind: 'value', mine: 5, theirs: 9 };
    expect(acceptTheirValue([cake], price)).toEqual([cake]);
  });
});
