import type { Menu } from './menu.ts';

interface Placed {
  readonly displayOrder: number;
}

interface Identified {
  readonly id: string;
}

/** The display order of what is added last. */
export function nextDisplayOrder(placed: readonly Placed[]): number {
  return Math.max(0, ...placed.map(({ displayOrder }) => displayOrder)) + 1;
}

/** By display order; of the same one, as they came. */
export function sortByDisplayOrder<T extends Placed>(placed: readonly T[]): readonly T[] {
  return placed.toSorted((one, other) => one.displayOrder - other.displayOrder);
}

/** The menu as the host sent it, categories and items in their order. */
export function sortMenu(menu: Menu): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    items: sortByDisplayOrder(category.items),
  }));
  return { categories: sortByDisplayOrder(categories) };
}

/**
 * The same things with one of them at another place. What stands at a place takes the number of the place, so that what
 * kept its place stays the same object, and moving something there and back gives what was there before.
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
 * The menu in the order of another one. What that one does not hold comes last, and what only that one holds stays away: a
 * menu that others have changed meanwhile can be put into an order without undoing their changes.
 */
export function reorderLike({ categories }: Menu, order: Menu): Menu {
  const itemsIn = new Map(order.categories.map(({ id, items }) => [id, items]));
  return {
    categories: like(
      categories.map((category) => ({
        ...category,
        items: like(category.items, itemsIn.get(category.id) ?? category.items),
      })),
      order.categories,
    ),
  };
}

/** Things in the order of others with the same ids; each takes the number of its place. */
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

/** The numbers of the places: those in use if they rise, 1 and on if the host left them equal or in disorder. */
function placeNumbers(placed: readonly Placed[]): readonly number[] {
  const numbers = placed.map(({ displayOrder }) => displayOrder);
  const rise = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? number));
  return rise ? numbers : numbers.map((_, place) => place + 1);
}

function numbered<T extends Placed>(thing: T, displayOrder: number): T {
  return thing.displayOrder === displayOrder ? thing : { ...thing, displayOrder };
}
