import type { Category, Item, Menu, UnsavedCategory, UnsavedItem, UnsavedMenu } from './menu.ts';
import { reorderings, type Reordering } from './reorderings.ts';

export type CategoryPart = 'name' | 'description' | 'isActive';
export type ItemPart =
  'name' | 'category' | 'description' | 'price' | 'imageUrl' | 'aliases' | 'dietary' | 'availability';

/** A changed category or item, with the parts that differ. */
export interface Change<Before, After, Part> {
  readonly before: Before;
  readonly after: After;
  readonly parts: readonly Part[];
}

interface Differences<Before, After, Part> {
  readonly added: readonly After[];
  readonly changed: readonly Change<Before, After, Part>[];
  readonly removed: readonly Before[];
}

/** An item and its category. */
export interface Placed<I, C> {
  readonly item: I;
  readonly category: C;
}

/** What a new menu adds, changes, removes, and reorders. */
export interface MenuComparison {
  readonly categories: Differences<Category, UnsavedCategory, CategoryPart>;
  readonly items: Differences<Placed<Item, Category>, Placed<UnsavedItem, UnsavedCategory>, ItemPart>;
  readonly reordered: readonly Reordering[];
}

/** Compares the saved menu with a new one. */
export function compareMenus(before: Menu, after: UnsavedMenu): MenuComparison {
  const placed = <I, C extends { readonly items: readonly I[] }>(categories: readonly C[]) =>
    categories.flatMap((category) => category.items.map((item) => ({ item, category })));
  return {
    categories: differences(before.categories, after.categories, ({ id }) => id, categoryParts),
    items: differences(
      placed<Item, Category>(before.categories),
      placed<UnsavedItem, UnsavedCategory>(after.categories),
      ({ item }) => item.id,
      itemParts,
    ),
    reordered: reorderings(before, after),
  };
}

/** Returns whether saving would change nothing. */
export function isUnchanged({ categories, items, reordered }: MenuComparison): boolean {
  const lists = [categories, items].flatMap(({ added, changed, removed }) => [added, changed, removed]);
  return [...lists, reordered].every(({ length }) => length === 0);
}

function differences<Before, After, Part>(
  before: readonly Before[],
  after: readonly After[],
  idOf: (thing: Before | After) => string | undefined,
  partsOf: (before: Before, after: After) => readonly Part[],
): Differences<Before, After, Part> {
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

function categoryParts(before: Category, after: UnsavedCategory): readonly CategoryPart[] {
  const parts: readonly CategoryPart[] = ['name', 'description', 'isActive'];
  return parts.filter((part) => before[part] !== after[part]);
}

function itemParts(
  before: Placed<Item, Category>,
  after: Placed<UnsavedItem, UnsavedCategory>,
): readonly ItemPart[] {
  const one = comparableParts(before);
  const other = comparableParts(after);
  return (Object.keys(one) as ItemPart[]).filter((part) => one[part] !== other[part]);
}

/** Returns each part as a comparable value. The order of days does not matter. */
function comparableParts({
  item,
  category,
}: Placed<UnsavedItem, UnsavedCategory>): Readonly<Record<ItemPart, unknown>> {
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
