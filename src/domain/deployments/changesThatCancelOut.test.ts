import { expect, it } from 'vitest';
import type { Category } from '#domain/menu/menu.ts';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { aCategory, anItem } from '#tests/support/builders/menu.ts';
import { changesThatCancelOut } from './changesThatCancelOut.ts';

const at = (id: number) => ({ id: String(id), savedAt: new Date(2026, 2, 4, 12, id) });

const setting = (id: number, before: number, after: number, path = 'temperature') =>
  aPendingChange({ ...at(id), fields: [{ path, values: { before, after } }] });

const category = (burrata: number, olives = 6) =>
  aCategory('antipasti', [anItem('burrata', { price: burrata }), anItem('olives', { price: olives })]);

/** Pending changes from saving the menu several times in a row. */
const saves = (first: Category, ...next: readonly Category[]) =>
  next.map((after, id) => {
    const menus = { before: { categories: [next[id - 1] ?? first] }, after: { categories: [after] } };
    return aPendingChange({
      ...at(id),
      type: 'menu',
      fields: [{ path: 'categories', values: menus, menus }],
    });
  });

// (rule: undone changes)
it.each([
  ['an item that changes back', saves(category(9), category(8), category(9)), '0 1'],
  ['an item that changes once more', saves(category(9), category(8), category(9), category(8)), '0 1'],
  ["another item's change between", saves(category(9), category(8), category(8, 5), category(9, 5)), '0 2'],
  ['something else that changes too', saves(category(9), category(8), category(9, 5)), ''],
  ['a category that changes back', saves(category(9), { ...category(9), name: 'Cold' }, category(9)), '0 1'],
  ['a setting that changes back', [setting(0, 1, 2), setting(1, 2, 3), setting(2, 3, 1)], '0 1 2'],
  ['another setting', [setting(0, 1, 2), setting(1, 2, 1, 'speakingSpeed')], ''],
  ['a scheduled change', [setting(0, 1, 2), { ...setting(1, 2, 1), scheduledFor: new Date(0) }], ''],
  ['field names only', [aPendingChange({ fields: [{ path: 'temperature' }] })], ''],
])('Finds the undone changes for %s', (_what, changes, ids) => {
  expect([...changesThatCancelOut(changes.toReversed())].join(' ')).toBe(ids);
});
