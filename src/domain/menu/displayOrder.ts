import { mergeEdits, type MergedEdits } from '#domain/shared/mergeEdits.ts';
import { mergeContents } from './mergeContents.ts';
import type { Menu } from './menu.ts';
import { withHostIds } from './withHostIds.ts';

interface Placed {
  readonly displayOrder: number;
}

interface Identified {
  readonly id: string;
}

/** How the categories and items of a menu are sorted, by id. */
export interface MenuOrder {
  readonly categories: readonly (Identified & { readonly items: readonly Identified[] })[];
}

/** Returns the display order for a new item at the end of a list. */
export function nextDisplayOrder(placed: readonly Placed[]): number {
  return Math.max(0, ...placed.map(({ displayOrder }) => displayOrder)) + 1;
}

export function sortByDisplayOrder<T extends Placed>(placed: readonly T[]): readonly T[] {
  return placed.toSorted((one, other) => one.displayOrder - other.displayOrder);
}

/** Sorts categories and items by display order. */
export function sortMenu(menu: Menu): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    items: sortByDisplayOrder(category.items),
  }));
  return { ...menu, categories: sortByDisplayOrder(categories) };
}

/**
 * Moves one item to another position. Each position keeps its display order number. So items that stay in
 * place stay the same objects, and moving the item back restores the original list.
 */
export function moveToPosition<T extends Placed>(
  placed: readonly T[],
  from: number,
  to: number,
): readonly T[] {
  const chosen = placed[from];
  if (!chosen || from === to || to < 0 || to >= placed.length) return placed;
  const numbers = placeNumbers(placed);
  return placed
    .toSpliced(from, 1)
    .toSpliced(to, 0, chosen)
    .map((thing, place) => numbered(thing, numbers[place] ?? place + 1));
}

/**
 * Sorts a menu like another menu. Items that the other menu lacks come last. Ignores items that only the
 * other menu has. So the user can sort a menu that someone else has changed, without undoing the changes.
 */
export function reorderLike({ categories, ...menu }: Menu, order: MenuOrder): Menu {
  const itemsIn = new Map(order.categories.map(({ id, items }) => [id, items]));
  return {
    ...menu,
    categories: like(
      categories.map((category) => {
        const items = like(category.items, itemsIn.get(category.id) ?? category.items);
        return items === category.items ? category : { ...category, items };
      }),
      order.categories,
    ),
  };
}

/** Sorts items like the given ids. Each item gets the display order number of its new position. */
function like<T extends Placed & Identified>(
  things: readonly T[],
  order: readonly Identified[],
): readonly T[] {
  const places = new Map(order.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Identified) => places.get(id) ?? order.length;
  const numbers = placeNumbers(things);
  const sorted = things.toSorted((one, other) => placeOf(one) - placeOf(other));
  const isInOrder = sorted.every((thing, place) => thing === things[place]);
  return isInOrder ? things : sorted.map((thing, place) => numbered(thing, numbers[place] ?? place + 1));
}

/** Returns the display order of each position: existing numbers if they increase, otherwise 1, 2, 3. */
function placeNumbers(placed: readonly Placed[]): readonly number[] {
  const numbers = placed.map(({ displayOrder }) => displayOrder);
  const rise = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? number));
  return rise ? numbers : numbers.map((_, place) => place + 1);
}

function numbered<T extends Placed>(thing: T, displayOrder: number): T {
  return thing.displayOrder === displayOrder ? thing : { ...thing, displayOrder };
}

/**
 * Three-way merge of two menus, if the user only sorted the menu. Everything else comes from the saved menu,
 * so an item that someone else moved to another category stays in that category.
 */
export function mergeMenuOrder(base: Menu, mine: Menu, theirs: Menu): MergedEdits<Menu> {
  const { value, conflicts } = mergeEdits(orderOf(base), orderOf(mine), orderOf(theirs));
  // a category that the user sorted and someone else deleted needs no conflict
  return { value: reorderLike(theirs, value), conflicts: conflicts.filter(({ kind }) => kind === 'order') };
}

const orderOf = ({ categories }: MenuOrder): MenuOrder => ({
  categories: categories.map(({ id, items }) => ({ id, items: items.map((item) => ({ id: item.id })) })),
});

/**
 * Three-way merge of whole menus. Never adds a new item that the host already has. Renumbers a list only if
 * its display order numbers no longer increase.
 */
export function mergeMenus(base: Menu, mine: Menu, theirs: Menu): MergedEdits<Menu> {
  const { value, conflicts } = mergeContents(
    withoutPositions(base),
    withoutPositions(withHostIds(mine, base, theirs)),
    withoutPositions(theirs),
  );
  return { value: withPositions(value, theirs), conflicts };
}

/** Sets every display order to 0, so that menus differ only in contents and in the sequence of lists. */
function withoutPositions({ categories, ...menu }: Menu): Menu {
  const unplaced = <T extends Placed>(things: readonly T[]) =>
    things.map((thing) => ({ ...thing, displayOrder: 0 }));
  return {
    ...menu,
    categories: unplaced(categories).map((category) => ({ ...category, items: unplaced(category.items) })),
  };
}

/** Sets every display order again. A list keeps its current numbers if they still increase. */
function withPositions({ categories, ...menu }: Menu, current: Menu): Menu {
  const known = new Map(
    current.categories
      .flatMap((category) => [category, ...category.items])
      .map(({ id, displayOrder }) => [id, displayOrder]),
  );
  const positioned = <T extends Placed & Identified>(things: readonly T[]) => {
    let last = 0;
    const kept = things.map((thing) => {
      last = known.get(thing.id) ?? last + 1;
      return { ...thing, displayOrder: last };
    });
    const numbers = placeNumbers(kept);
    return kept.map((thing, place) => numbered(thing, numbers[place] ?? place + 1));
  };
  return {
    ...menu,
    categories: positioned(
      categories.map((category) => ({ ...category, items: positioned(category.items) })),
    ),
  };
}
