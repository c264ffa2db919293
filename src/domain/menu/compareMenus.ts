import type { Category, Item, Menu } from './menu.ts';
import { findReorderings, type Reordering } from './findReorderings.ts';

export type CategoryPart = 'name' | 'description' | 'isActive';
export type ItemPart =
  'name' | 'category' | 'description' | 'price' | 'imageUrl' | 'aliases' | 'dietary' | 'availability';

/** A changed category or item, with the parts that differ. */
export interface Change<T, Part> {
  readonly before: T;
  readonly after: T;
  readonly parts: readonly Part[];
}

interface Differences<T, Part> {
  readonly added: readonly T[];
  readonly changed: readonly Change<T, Part>[];
  readonly removed: readonly T[];
}

export interface Placed {
  readonly item: Item;
  readonly category: Category;
}

/** How a new menu differs from the saved one: additions, changes, deletions, and reordered lists. */
export interface MenuComparison {
  readonly categories: Differences<Category, CategoryPart>;
  readonly items: Differences<Placed, ItemPart>;
  readonly reordered: readonly Reordering[];
}

/** Compares the saved menu with a new one. */
export function compareMenus(before: Menu, after: Menu): MenuComparison {
  return {
    categories: differences(before.categories, after.categories, ({ id }) => id, categoryParts),
    items: differences(placedItems(before), placedItems(after), ({ item }) => item.id, itemParts),
    reordered: findReorderings(before, after),
  };
}

/** Returns all items with their categories. */
export const placedItems = ({ categories }: Menu): readonly Placed[] =>
  categories.flatMap((category) => category.items.map((item) => ({ item, category })));

/** Returns whether a save would change nothing. */
export function isUnchanged({ categories, items, reordered }: MenuComparison): boolean {
  const lists = [categories, items].flatMap(({ added, changed, removed }) => [added, changed, removed]);
  return [...lists, reordered].every(({ length }) => length === 0);
}

function differences<T, Part>(
  before: readonly T[],
  after: readonly T[],
  idOf: (thing: T) => string,
  partsOf: (before: T, after: T) => readonly Part[],
): Differences<T, Part> {
  const known = new Map(before.map((thing) => [idOf(thing), thing]));
  const left = new Set(after.map(idOf));
  return {
    added: after.filter((thing) => !known.has(idOf(thing))),
    changed: after.flatMap((thing) => {
      const old = known.get(idOf(thing));
      const parts = old === undefined ? [] : partsOf(old, thing);
      return old !== undefined && parts.length > 0 ? [{ before: old, after: thing, parts }] : [];
    }),
    removed: before.filter((thing) => !left.has(idOf(thing))),
  };
}

function categoryParts(before: Category, after: Category): readonly CategoryPart[] {
  const parts: readonly CategoryPart[] = ['name', 'description', 'isActive'];
  return parts.filter((part) => before[part] !== after[part]);
}

function itemParts(before: Placed, after: Placed): readonly ItemPart[] {
  const one = comparableParts(before);
  const other = comparableParts(after);
  return (Object.keys(one) as ItemPart[]).filter((part) => one[part] !== other[part]);
}

/** Returns each part of an item in a form that `===` can compare. Ignores how the days are sorted. */
export function comparableParts({ item, category }: Placed): Readonly<Record<ItemPart, unknown>> {
  const { isAvailable, availableDays } = item.availability;
  return {
    name: item.name,
    category: category.id,
    description: item.description,
    price: item.price,
    imageUrl: item.imageUrl,
    aliases: JSON.stringify(item.aliases),
    dietary: JSON.stringify(item.dietary.map(({ type, level = '' }) => [type, level])),
    availability: JSON.stringify([isAvailable, availableDays.toSorted()]),
  };
}
