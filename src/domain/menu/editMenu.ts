import { sortByDisplayOrder, moveToPosition } from './displayOrder.ts';
import type { Category, CategoryFields, Item, Menu } from './menu.ts';

/** The category of this id, none when it is not on the menu. */
export function categoryOf(menu: Menu, categoryId: string): Category | undefined {
  return menu.categories.find(({ id }) => id === categoryId);
}

/** The item of this id, none when it is not in the category. */
export function itemOf(menu: Menu, categoryId: string, itemId: string): Item | undefined {
  return categoryOf(menu, categoryId)?.items.find(({ id }) => id === itemId);
}

/** The menu with one category more, where its display order puts it. */
export function addCategory({ categories }: Menu, category: Category): Menu {
  return { categories: sortByDisplayOrder([...categories, category]) };
}

/** The menu with a category that says something else of itself; its items stay. */
export function changeCategory({ categories }: Menu, categoryId: string, fields: CategoryFields): Menu {
  return {
    categories: sortByDisplayOrder(
      categories.map((category) =>
        category.id === categoryId ? { ...category, ...fields, items: category.items } : category,
      ),
    ),
  };
}

/**
 * The menu with a category as it was saved, whether it was on it or not.
 * @param before what was known of it as its form was opened: unless its display order was changed there, it keeps its place
 */
export function upsertCategory(menu: Menu, saved: Category, before: Category | undefined): Menu {
  const current = categoryOf(menu, saved.id);
  if (!current) return addCategory(menu, saved);
  const isPlaced = before === undefined || saved.displayOrder !== before.displayOrder;
  const displayOrder = isPlaced ? saved.displayOrder : current.displayOrder;
  return changeCategory(menu, saved.id, { ...saved, displayOrder });
}

/** The menu without a category and without all that was in it. */
export function removeCategory({ categories }: Menu, categoryId: string): Menu {
  return { categories: categories.filter(({ id }) => id !== categoryId) };
}

/** The menu with a category at another place, counted from 0. */
export function moveCategory({ categories }: Menu, categoryId: string, to: number): Menu {
  const from = categories.findIndex(({ id }) => id === categoryId);
  return { categories: moveToPosition(categories, from, to) };
}

/** The menu with one item more, where its display order puts it in its category. */
export function addItem(menu: Menu, categoryId: string, item: Item): Menu {
  return withItems(menu, categoryId, (items) => sortByDisplayOrder([...items, item]));
}

/** The menu with something else said of an item; it keeps its place. */
export function changeItem(menu: Menu, categoryId: string, changed: Item): Menu {
  return withItems(menu, categoryId, (items) =>
    items.map((item) => (item.id === changed.id ? { ...changed, displayOrder: item.displayOrder } : item)),
  );
}

/** The menu with an item as it was saved, whether it was in its category or not. */
export function upsertItem(menu: Menu, categoryId: string, saved: Item): Menu {
  const isThere = itemOf(menu, categoryId, saved.id) !== undefined;
  return isThere ? changeItem(menu, categoryId, saved) : addItem(menu, categoryId, saved);
}

/** The menu without an item. */
export function removeItem(menu: Menu, categoryId: string, itemId: string): Menu {
  return withItems(menu, categoryId, (items) => items.filter(({ id }) => id !== itemId));
}

/** The menu with an item at another place of its category, counted from 0. */
export function moveItem(menu: Menu, categoryId: string, itemId: string, to: number): Menu {
  return withItems(menu, categoryId, (items) =>
    moveToPosition(
      items,
      items.findIndex(({ id }) => id === itemId),
      to,
    ),
  );
}

/** Every other category stays the same object, so that nothing of it is drawn again. */
function withItems(
  { categories }: Menu,
  categoryId: string,
  change: (items: readonly Item[]) => readonly Item[],
): Menu {
  return {
    categories: categories.map((category) =>
      category.id === categoryId ? { ...category, items: change(category.items) } : category,
    ),
  };
}
