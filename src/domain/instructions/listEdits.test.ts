import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aSituation } from '#tests/support/builders/instructions.ts';
import { withChangedItem, findRemoval, withRestoredItem } from './listEdits.ts';
import { withNewSituation } from './situations.ts';

const lists = fc.uniqueArray(fc.string(), { maxLength: 8 }).map((ids) => ids.map((id) => aSituation(id)));

describe('A list of situations', () => {
  it('appends a new item, blank and active', () => {
    expect(withNewSituation([aSituation('allergy')], 'new')[1]).toEqual({
      id: 'new',
      trigger: '',
      response: '',
      followUpActions: [],
      isActive: true,
    });
  });

  it('changes only the edited item', () => {
    const list = [aSituation('allergy'), aSituation('party')];
    const after = withChangedItem(list, 'party', { trigger: 'More than ten guests' });
    expect(after[0]).toBe(list[0]);
    expect(after[1]).toMatchObject({ id: 'party', trigger: 'More than ten guests', isActive: true });
  });

  it('restores a removed item at its old position', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (list, pick) => {
        fc.pre(list.length > 0);
        const removal = findRemoval(list, list[pick % list.length]?.id ?? '');
        if (!removal) throw new Error('It was there');
        const without = list.filter(({ id }) => id !== removal.removed.id);
        expect(without).toHaveLength(list.length - 1);
        expect(withRestoredItem(without, removal)).toEqual(list);
      }),
    );
  });

  it('does not restore an item it already contains', () => {
    const list = [aSituation('allergy')];
    expect(withRestoredItem(list, { removed: aSituation('allergy'), index: 0 })).toBe(list);
  });

  it('removes nothing for an unknown id', () => {
    expect(findRemoval([aSituation('allergy')], 'party')).toBeUndefined();
  });
});
