import { compareMenus } from '#domain/menu/compareMenus.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import { isSameValue } from '#domain/shared/mergeEdits.ts';
import type { PendingChange } from './pendingChange.ts';

/** A menu item that pending changes add, change, or remove. */
export interface ItemChange {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/**
 * Returns what menu changes do to each item together, by item id. An item that they change and change back is
 * left out. Only changes whose menus the host sends count. (rule: items that are not live)
 */
export function itemChanges(changes: readonly PendingChange[]): ReadonlyMap<string, ItemChange> {
  const together = new Map<
    string,
    { readonly before: Placed | undefined; readonly after: Placed | undefined }
  >();
  for (const { before, after } of menusOf(oldestFirst(changes))) {
    const [old, next] = [placedItems(before), placedItems(after)];
    for (const id of new Set([...old.keys(), ...next.keys()])) {
      if (isSamePlaced(old.get(id), next.get(id))) continue;
      const known = together.get(id);
      together.set(id, { before: known ? known.before : old.get(id), after: next.get(id) });
    }
  }
  const net = [...together].filter(([, { before, after }]) => !isSamePlaced(before, after));
  return new Map(net.map(([id, { before, after }]) => [id, { before: before?.item, after: after?.item }]));
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

/** Hosts list the newest change first, which decides between equal times. */
const oldestFirst = (changes: readonly PendingChange[]) =>
  changes.toReversed().toSorted((one, other) => one.savedAt.getTime() - other.savedAt.getTime());

interface Placed {
  readonly item: Item;
  readonly categoryId: string;
}

const placedItems = ({ categories }: Menu): ReadonlyMap<string, Placed> =>
  new Map(
    categories.flatMap(({ id: categoryId, items }) => items.map((item) => [item.id, { item, categoryId }])),
  );

/** Compares all but the position, which the order of the whole menu decides. */
const isSamePlaced = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one?.categoryId === other?.categoryId &&
  isSameValue(one && { ...one.item, displayOrder: 0 }, other && { ...other.item, displayOrder: 0 });
