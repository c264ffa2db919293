import { sortByDisplayOrder, moveToPosition } from './displayOrder.ts';
import type { Category, CategoryFields, Item, Menu } from './menu.ts';

export function categoryOf(menu: Menu, categoryId: string): Category | undefined {
  return menu.categories.find(({ id }) => id === categoryId);
}

export function itemOf(menu: Menu, categoryId: string, itemId: string): Item | undefined {
  return categoryOf(menu, categoryId)?.items.find(({ id }) => id === itemId);
}

/** An item and its category's id. */
export interface PlacedItem {
  readonly categoryId: string;
  readonly item: Item;
}

/** Returns all items with their categories, in menu order. */
export function placedItems({ categories }: Menu): readonly PlacedItem[] {
  return categories.flatMap(({ id: categoryId, items }) => items.map((item) => ({ categoryId, item })));
}

export function findItem({ categories }: Menu, itemId: string): PlacedItem | undefined {
  for (const { id: categoryId, items } of categories) {
    const item = items.find(({ id }) => id === itemId);
    if (item) return { categoryId, item };
  }
  return undefined;
}

/** Adds a category at the position given by its display order. */
export function addCategory({ categories, ...menu }: Menu, category: Category): Menu {
  return { ...menu, categories: sortByDisplayOrder([...categories, category]) };
}

/** Changes a category's fields and keeps its items. */
export function changeCategory(
  { categories, ...menu }: Menu,
  categoryId: string,
  fields: CategoryFields,
): Menu {
  return {
    ...menu,
    categories: sortByDisplayOrder(
      categories.map((category) =>
        category.id === categoryId ? { ...category, ...fields, items: category.items } : category,
      ),
    ),
  };
}

/**
 * Adds a saved category to the menu, or replaces its earlier version.
 * @param before the category when its form opened. If its display order was not edited, the category keeps
 * its current position.
 */
export function upsertCategory(menu: Menu, saved: Category, before: Category | undefined): Menu {
  const current = categoryOf(menu, saved.id);
  if (!current) return addCategory(menu, saved);
  const isPlaced = before === undefined || saved.displayOrder !== before.displayOrder;
  const displayOrder = isPlaced ? saved.displayOrder : current.displayOrder;
  return changeCategory(menu, saved.id, { ...saved, displayOrder });
}

export function removeCategory({ categories, ...menu }: Menu, categoryId: string): Menu {
  return { ...menu, categories: categories.filter(({ id }) => id !== categoryId) };
}

/** Moves a category to a zero-based position. */
export function moveCategory({ categories, ...menu }: Menu, categoryId: string, to: number): Menu {
  const from = categories.findIndex(({ id }) => id === categoryId);
  return { ...menu, categories: moveToPosition(categories, from, to) };
}

/** Adds an item at the position given by its display order. */
export function addItem(menu: Menu, categoryId: string, item: Item): Menu {
  return withItems(menu, categoryId, (items) => sortByDisplayOrder([...items, item]));
}

/** Changes an item and keeps its position. */
export function changeItem(menu: Menu, categoryId: string, changed: Item): Menu {
  return withItems(menu, categoryId, (items) =>
    items.map((item) => (item.id === changed.id ? { ...changed, displayOrder: item.displayOrder } : item)),
  );
}

/** Adds a saved item to a category. If the menu already has the item, replaces it in its current category. */
export function upsertItem(menu: Menu, categoryId: string, saved: Item): Menu {
  const known = findItem(menu, saved.id);
  return known ? changeItem(menu, known.categoryId, saved) : addItem(menu, categoryId, saved);
}

export function removeItem(menu: Menu, categoryId: string, itemId: string): Menu {
  return withItems(menu, categoryId, (items) => items.filter(({ id }) => id !== itemId));
}

/** Moves an item to a zero-based position within its category. */
export function moveItem(menu: Menu, categoryId: string, itemId: string, to: number): Menu {
  return withItems(menu, categoryId, (items) =>
    moveToPosition(
      items,
      items.findIndex(({ id }) => id === itemId),
      to,
    ),
  );
}

/** Changes the items of one category. Other categories stay the same objects and don't render again. */
function withItems(
  { categories, ...menu }: Menu,
  categoryId: string,
  change: (items: readonly Item[]) => readonly Item[],
): Menu {
  return {
    ...menu,
    categories: categories.map((category) =>
      category.id === categoryId ? { ...category, items: change(category.items) } : category,
    ),
  };
}
