import { compareMenus } from '#domain/menu/compareMenus.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import { isSameValue } from '#domain/shared/mergeEdits.ts';
import type { PendingChange } from './pendingChange.ts';

/** A menu item that pending changes add, change, or delete. */
export interface ItemChange {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/**
 * Returns the combined effect of menu changes on each item, by item id. Omits an item that ends up unchanged,
 * and changes whose menus the host doesn't send. (rule: items that are not live)
 */
export function itemChanges(changes: readonly PendingChange[]): ReadonlyMap<string, ItemChange> {
  const together = new Map<string, ItemChange>();
  for (const change of oldestFirst(changes)) {
    for (const [id, step] of itemEffectsOfChange(change)) {
      together.set(id, { ...step, before: (together.get(id) ?? step).before });
    }
  }
  return new Map([...together].filter(isDifferent));
}

/** Returns the effect of one change on each item. Ignores how the items are sorted. */
export function itemEffectsOfChange(change: PendingChange): ReadonlyMap<string, ItemChange> {
  const steps = menusOf([change]).flatMap(({ before, after }) => {
    const [old, next] = [placedItems(before), placedItems(after)];
    const ids = new Set([...old.keys(), ...next.keys()]);
    return [...ids].map((id) => [id, { before: old.get(id), after: next.get(id) }] as const);
  });
  return new Map(steps.filter(isDifferent));
}

/** Returns whether the changes are known to change nothing but menu items. */
export function areOnlyItemChanges(changes: readonly PendingChange[]): boolean {
  const fields = changes.flatMap((change) => change.fields);
  const areKnown = changes.every((change) => change.fields.length > 0) && fields.every(({ menus }) => menus);
  return areKnown && menusOf(changes).every(hasOnlyItemChanges);
}

function hasOnlyItemChanges({ before, after }: Menus): boolean {
  const { categories, reordered } = compareMenus(before, after);
  const { added, changed, removed } = categories;
  return [added, changed, removed, reordered].every(({ length }) => length === 0);
}

interface Menus {
  readonly before: Menu;
  readonly after: Menu;
}

const menusOf = (changes: readonly PendingChange[]): readonly Menus[] =>
  changes.flatMap(({ fields }) => fields.flatMap(({ menus }) => menus ?? []));

/** Sorts changes by time, oldest first. For equal times, expects that the host sends newer changes first. */
export const oldestFirst = (changes: readonly PendingChange[]) =>
  changes.toReversed().toSorted((one, other) => one.savedAt.getTime() - other.savedAt.getTime());

const placedItems = ({ categories }: Menu): ReadonlyMap<string, Item> =>
  new Map(
    categories.flatMap(({ id: categoryId, items }) =>
      items.map((item) => [item.id, { ...item, displayOrder: 0, categoryId }]),
    ),
  );

const isDifferent = ([, { before, after }]: readonly [string, ItemChange]) => !isSameValue(before, after);
