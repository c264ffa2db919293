import { nextDisplayOrder } from './displayOrder.ts';
import type { Category, Item, Menu } from './menu.ts';

/** One change to many items: a new availability or a new category. */
export type BulkChange =
  | { readonly kind: 'availability'; readonly isAvailable: boolean }
  | { readonly kind: 'move'; readonly categoryId: string };

type Ids = ReadonlySet<string>;

/**
 * Applies a change to the selected items. Moved items come last in their new category, sorted as before.
 * Items that already match the change, or are no longer in the menu, stay unchanged. (rule: bulk changes)
 */
export function changeItems(menu: Menu, ids: Ids, change: BulkChange): Menu {
  return change.kind === 'move'
    ? moveItems(menu, ids, change.categoryId)
    : withCategories(menu, (category) =>
        withItems(category, (item) => (ids.has(item.id) ? withAvailability(item, change.isAvailable) : item)),
      );
}

/** Returns the ids of the items that already match the change. (see rule: bulk changes) */
export function changedItems({ categories }: Menu, ids: Ids, change: BulkChange): Ids {
  const found = categories.flatMap((category) =>
    category.items.filter((item) => ids.has(item.id) && matchesChange(category, item, change)),
  );
  return new Set(found.map(({ id }) => id));
}

/**
 * Returns the ids of items that can still change. Omits items that someone else deleted after the menu was
 * loaded. For a move, also omits items that someone else moved to a third category. (see rule: bulk changes)
 */
export function changeableItems(before: Menu, now: Menu, ids: Ids, change: BulkChange): Ids {
  const [places, current] = [categoryByItem(before), categoryByItem(now)];
  const isFree = (id: string) => {
    const place = current.get(id);
    if (place === undefined || change.kind !== 'move') return place !== undefined;
    return place === places.get(id) || place === change.categoryId;
  };
  return new Set([...ids].filter(isFree));
}

const categoryByItem = ({ categories }: Menu): ReadonlyMap<string, string> =>
  new Map(categories.flatMap((category) => category.items.map((item) => [item.id, category.id])));

function matchesChange(category: Category, item: Item, change: BulkChange): boolean {
  return change.kind === 'move'
    ? category.id === change.categoryId
    : item.availability.isAvailable === change.isAvailable;
}

function moveItems(menu: Menu, ids: Ids, to: string): Menu {
  const moved = menu.categories.flatMap(({ id, items }) =>
    id === to ? [] : items.filter((item) => ids.has(item.id)),
  );
  const isThere = menu.categories.some(({ id }) => id === to);
  if (!isThere || moved.length === 0) return menu;
  return withCategories(menu, (category) => {
    if (category.id !== to) {
      const items = category.items.filter(({ id }) => !ids.has(id));
      return items.length === category.items.length ? category : { ...category, items };
    }
    const next = nextDisplayOrder(category.items);
    const added = moved.map((item, place) => ({ ...item, displayOrder: next + place }));
    return { ...category, items: [...category.items, ...added] };
  });
}

const withAvailability = (item: Item, isAvailable: boolean): Item =>
  item.availability.isAvailable === isAvailable
    ? item
    : { ...item, availability: { ...item.availability, isAvailable } };

/** Returns the same object if nothing changes, so that unchanged lists don't render again. */
function withItems(category: Category, change: (item: Item) => Item): Category {
  const items = category.items.map(change);
  return items.every((item, place) => item === category.items[place]) ? category : { ...category, items };
}

function withCategories(menu: Menu, change: (category: Category) => Category): Menu {
  const categories = menu.categories.map(change);
  const isSame = categories.every((category, place) => category === menu.categories[place]);
  return isSame ? menu : { ...menu, categories };
}
