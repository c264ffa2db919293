import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import {
  areScheduledFor,
  toggleAllChanges,
  selectedChanges,
  selectionState,
  nextScheduled,
  toggleChange,
} from './pendingChange.ts';

const changes = (...ids: readonly string[]) => ids.map((id) => aPendingChange({ id }));
const idsOf = (chosen: ReturnType<typeof selectedChanges>) => chosen.map(({ id }) => id);

const ids = fc.uniqueArray(fc.string(), { maxLength: 12 });
const cases = fc.record({
  pending: ids.map((all) => changes(...all)),
  selected: ids.map((all) => new Set(all)),
});

describe('Selecting pending changes', () => {
  it('returns the selected changes in list order', () => {
    expect(idsOf(selectedChanges(changes('a', 'b', 'c'), new Set(['c', 'a'])))).toEqual(['a', 'c']);
  });

  it('ignores changes that are no longer pending', () => {
    expect(selectedChanges(changes('a'), new Set(['gone']))).toEqual([]);
    expect(selectionState(changes('a'), new Set(['gone']))).toBe('none');
  });

  it('reports whether none, some, or all changes are selected', () => {
    const pending = changes('a', 'b');
    expect(selectionState(pending, new Set())).toBe('none');
    expect(selectionState(pending, new Set(['a']))).toBe('some');
    expect(selectionState(pending, new Set(['a', 'b', 'gone']))).toBe('all');
    expect(selectionState([], new Set())).toBe('none');
  });

  it('toggles a change on and off', () => {
    fc.assert(
      fc.property(ids, fc.string(), (all, id) => {
        const selected = new Set(all);
        expect(toggleChange(selected, id).has(id)).toBe(!selected.has(id));
        expect(toggleChange(toggleChange(selected, id), id)).toEqual(selected);
      }),
    );
  });

  it('selects everything with Select All, or clears a full selection', () => {
    fc.assert(
      fc.property(cases, ({ pending, selected }) => {
        const before = selectionState(pending, selected);
        const after = selectionState(pending, toggleAllChanges(pending, selected));
        expect(after).toBe(before === 'all' || pending.length === 0 ? 'none' : 'all');
      }),
    );
  });

  it('toggles some changes and keeps the others', () => {
    expect(toggleAllChanges(changes('a', 'b'), new Set(['b', 'c']))).toEqual(new Set(['a', 'b', 'c']));
    expect(toggleAllChanges(changes('a', 'b'), new Set(['a', 'b', 'c']))).toEqual(new Set(['c']));
  });

  it('never selects a change that is not pending or not selected', () => {
    fc.assert(
      fc.property(cases, ({ pending, selected }) => {
        const chosen = selectedChanges(pending, selected);
        expect(chosen.every((change) => pending.includes(change) && selected.has(change.id))).toBe(true);
        expect(chosen.length).toBe(pending.filter(({ id }) => selected.has(id)).length);
      }),
    );
  });
});

describe('The next scheduled deployment', () => {
  it('is the earliest scheduled time', () => {
    const at = (day: number) => aPendingChange({ scheduledFor: new Date(2026, 2, day) });
    expect(nextScheduled([aPendingChange(), at(7), at(5), at(6)])).toEqual(new Date(2026, 2, 5));
  });

  it('is undefined when no change is scheduled', () => {
    expect(nextScheduled(changes('a', 'b'))).toBeUndefined();
  });
});

it('Changes are scheduled for a time if all of them are pending with that time', () => {
  const at = (day: number) => new Date(2026, 2, day);
  const pending = [
    aPendingChange({ id: 'a', scheduledFor: at(5) }),
    aPendingChange({ id: 'b', scheduledFor: at(5) }),
    aPendingChange({ id: 'c', scheduledFor: at(6) }),
    aPendingChange({ id: 'd' }),
  ];
  expect(areScheduledFor(pending, ['a', 'b'], at(5))).toBe(true);
  for (const other of ['c', 'd', 'gone'])
    expect(areScheduledFor(pending, ['a', other], at(5)), other).toBe(false);
});
