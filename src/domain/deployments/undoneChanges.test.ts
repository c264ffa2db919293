import { describe, expect, it } from 'vitest';
import type { Category } from '#domain/menu/menu.ts';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { aCategory, anItem } from '#tests/support/builders/menu.ts';
import type { PendingChange } from './pendingChange.ts';
import { undoneChanges } from './undoneChanges.ts';

const category = (burrata: number, olives = 6) =>
  aCategory('antipasti', [anItem('burrata', { price: burrata }), anItem('olives', { price: olives })]);

/** Saves of a menu one after the other. Ids are their places. */
const saves = (...states: readonly Category[]): readonly PendingChange[] =>
  states.slice(1).map((state, index) => {
    const [before, after] = [states[index] ?? state, state].map((one) => ({ categories: [one] })) as [
      { categories: Category[] },
      { categories: Category[] },
    ];
    const fields = [{ path: 'categories', values: { before, after }, menus: { before, after } }];
    return aPendingChange({ id: `${index}`, type: 'menu', savedAt: new Date(2026, 2, 4, 12, index), fields });
  });

const setting = (id: string, before: number, after: number, path = 'temperature') =>
  aPendingChange({
    id,
    savedAt: new Date(2026, 2, 4, 12, Number(id)),
    fields: [{ path, values: { before, after } }],
  });

// (rule: undone changes)
describe('Saved changes', () => {
  it.each<readonly [string, readonly PendingChange[], string]>([
    ['if an item changes back', saves(category(9), category(8), category(9)), '0 1'],
    [
      'up to the last time that it changes back',
      saves(category(9), category(8), category(9), category(8)),
      '0 1',
    ],
    [
      "although another item's change is between them",
      saves(category(9), category(8), category(8, 5), category(9, 5)),
      '0 2',
    ],
    [
      'if a category changes back',
      saves(category(9), { ...category(9), name: 'Starters' }, category(9)),
      '0 1',
    ],
    ['if a setting changes back', [setting('0', 1, 2), setting('1', 2, 3), setting('2', 3, 1)], '0 1 2'],
  ])('are undone %s', (_when, changes, ids) => {
    expect([...undoneChanges(changes.toReversed())].join(' ')).toBe(ids);
  });

  it.each<readonly [string, readonly PendingChange[]]>([
    ['if one of them changes something else too', saves(category(9), category(8), category(9, 5))],
    ['if they change different settings', [setting('0', 1, 2), setting('1', 2, 1, 'speakingSpeed')]],
    [
      'if one of them is scheduled',
      [setting('0', 1, 2), { ...setting('1', 2, 1), scheduledFor: new Date(0) }],
    ],
    ['if the host sends only field names', [aPendingChange({ fields: [{ path: 'temperature' }] })]],
  ])('count %s', (_when, changes) => {
    expect([...undoneChanges(changes)]).toEqual([]);
  });
});
