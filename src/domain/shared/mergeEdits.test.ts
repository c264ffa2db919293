import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameValue, mergeEdits } from './mergeEdits.ts';

const base = { greeting: 'Hello', speed: 1, phrases: ['bye'] };

describe('mergeEdits', () => {
  it('combines edits of different fields', () => {
    const merged = mergeEdits(base, { ...base, greeting: 'Ciao' }, { ...base, speed: 2 });
    expect(merged).toEqual({ value: { greeting: 'Ciao', speed: 2, phrases: ['bye'] }, conflicts: [] });
  });

  it("has a conflict at a field that both sides changed, and keeps the user's value", () => {
    const merged = mergeEdits(base, { ...base, greeting: 'Ciao' }, { ...base, greeting: 'Hi' });
    expect(merged.value.greeting).toBe('Ciao');
    expect(merged.conflicts).toEqual([{ path: ['greeting'], kind: 'value', mine: 'Ciao', theirs: 'Hi' }]);
  });

  it('has no conflict where both sides made the same change', () => {
    const same = { ...base, phrases: ['bye', 'ciao'] };
    expect(mergeEdits(base, same, { ...same })).toEqual({ value: same, conflicts: [] });
  });

  it('has a conflict at a list that someone else replaced with another kind of value', () => {
    const merged = mergeEdits(base, { ...base, phrases: ['ciao'] }, { ...base, phrases: 'none' } as never);
    expect(merged.conflicts).toEqual([{ path: ['phrases'], kind: 'value', mine: ['ciao'], theirs: 'none' }]);
  });

  it('treats blank text as missing', () => {
    const bare = { url: undefined as string | undefined };
    expect(mergeEdits(bare, { url: '' }, bare).value.url).toBeUndefined();
    expect(mergeEdits({ url: 'a' }, { url: '' }, { url: 'a' }).value.url).toBe('');
  });

  it('keeps unknown keys at every level', () => {
    const mine = { a: { b: 2 } };
    expect(mergeEdits({ a: { b: 1 } }, mine, { a: { b: 1, new: [7] }, more: 'x' } as never).value).toEqual({
      a: { b: 2, new: [7] },
      more: 'x',
    });
  });

  describe('with lists of items', () => {
    const [pie, cake, tart] = [
      { id: 'pie', price: 5 },
      { id: 'cake', price: 6 },
      { id: 'tart', price: 7 },
    ];

    it('merges items by id', () => {
      const merged = mergeEdits([pie, cake], [{ ...pie, price: 9 }, cake], [cake, tart, pie]);
      expect(merged).toEqual({ value: [cake, tart, { id: 'pie', price: 9 }], conflicts: [] });
    });

    it('keeps the additions of both sides', () => {
      const mine = { id: 'mine', price: 1 };
      const merged = mergeEdits([pie, cake], [pie, mine, cake], [pie, cake, tart]);
      expect(merged.value.map(({ id }) => id)).toEqual(['pie', 'mine', 'cake', 'tart']);
    });

    it('removes unchanged items that either side removed', () => {
      expect(mergeEdits([pie, cake, tart], [pie, cake], [cake, tart]).value).toEqual([cake]);
    });

    it('keeps an item that the user changed and someone else removed, with a conflict', () => {
      const changed = { ...pie, price: 9 };
      const merged = mergeEdits([pie, cake], [changed, cake], [cake]);
      expect(merged.value).toEqual([changed, cake]);
      expect(merged.conflicts).toEqual([{ path: ['pie'], kind: 'value', mine: changed, theirs: undefined }]);
    });

    it('has a conflict at an item that the user removed and someone else changed', () => {
      const changed = { ...pie, price: 9 };
      const merged = mergeEdits([pie, cake], [cake], [changed, cake]);
      expect(merged.value).toEqual([cake]);
      expect(merged.conflicts).toEqual([{ path: ['pie'], kind: 'value', mine: undefined, theirs: changed }]);
    });

    it('has a conflict at a list that both sides sorted differently', () => {
      const merged = mergeEdits([pie, cake, tart], [cake, pie, tart], [tart, pie, cake]);
      expect(merged.value).toEqual([cake, pie, tart]);
      expect(merged.conflicts).toEqual([
        { path: [], kind: 'order', mine: ['cake', 'pie', 'tart'], theirs: ['tart', 'pie', 'cake'] },
      ]);
    });

    it('adds new items without an id', () => {
      const merged = mergeEdits<readonly object[]>([pie], [pie, { price: 1 }], [pie, cake]);
      expect(merged.value).toEqual([pie, cake, { price: 1 }]);
    });

    it('identifies items by name if none has an id', () => {
      const greeting = { name: 'greeting', text: 'Hello' };
      const closing = { name: 'closing', text: 'Bye' };
      const merged = mergeEdits(
        [greeting, closing],
        [{ ...greeting, text: 'Hi' }, closing],
        [greeting, { ...closing, text: 'Ciao' }],
      );
      expect(merged.value.map(({ text }) => text)).toEqual(['Hi', 'Ciao']);
    });
  });

  describe('with any values', () => {
    const leaf = fc.oneof(fc.string({ maxLength: 2 }), fc.integer({ min: 0, max: 3 }), fc.boolean());
    const fields = fc.record({ a: leaf, b: leaf, c: fc.array(leaf, { maxLength: 2 }) }, { requiredKeys: [] });
    const items = fc.uniqueArray(fc.record({ id: fc.constantFrom('x', 'y', 'z'), price: leaf }), {
      selector: ({ id }) => id,
    });
    const settings = fc.record({ plain: leaf, group: fields, items });
    const three = [settings, settings, settings] as const;

    const leavesOf = (value: unknown): readonly unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

    it('returns the changed side if the other side changed nothing', () =>
      fc.assert(
        fc.property(settings, settings, (one, other) => {
          for (const merged of [
            mergeEdits(one, one, other),
            mergeEdits(one, other, one),
            mergeEdits(other, one, one),
          ]) {
            expect(merged.conflicts).toEqual([]);
          }
          expect(isSameValue(mergeEdits(one, one, other).value, other)).toBe(true);
          expect(isSameValue(mergeEdits(one, other, one).value, other)).toBe(true);
        }),
      ));

    it('never invents a value', () =>
      fc.assert(
        fc.property(...three, (was, mine, theirs) => {
          const known = [mine, theirs].flatMap(leavesOf);
          for (const found of leavesOf(mergeEdits(was, mine, theirs).value)) expect(known).toContain(found);
        }),
      ));

    it('never drops a key that both sides have', () =>
      fc.assert(
        fc.property(...three, (was, mine, theirs) => {
          const { value } = mergeEdits(was, mine, theirs);
          const inBoth = Object.keys(mine.group).filter((key) => key in theirs.group);
          expect(Object.keys(value.group)).toEqual(expect.arrayContaining(inBoth));
        }),
      ));

    it('keeps every change unless there is a conflict', () =>
      fc.assert(
        fc.property(...three, (was, mine, theirs) => {
          const { value, conflicts } = mergeEdits(was, mine, theirs);
          const named = new Set(conflicts.map(({ path }) => path.join('.')));
          for (const side of [mine, theirs]) {
            if (isSameValue(side.plain, was.plain) || named.has('plain')) continue;
            expect(isSameValue(value.plain, side.plain)).toBe(true);
          }
          for (const side of [mine, theirs]) {
            for (const { id, price } of side.items) {
              const before = was.items.find((item) => item.id === id);
              if (
                isSameValue(before?.price, price) ||
                named.has(`items.${id}`) ||
                named.has(`items.${id}.price`)
              )
                continue;
              expect(value.items.find((item) => item.id === id)?.price).toBe(price);
            }
          }
        }),
      ));
  });
});
