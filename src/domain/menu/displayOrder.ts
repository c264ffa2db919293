import type { Menu } from './menu.ts';

interface Placed {
  readonly displayOrder: number;
}

/** The display order of what is added last. */
export function nextDisplayOrder(placed: readonly Placed[]): number {
  return Math.max(0, ...placed.map(({ displayOrder }) => displayOrder)) + 1;
}

/** By display order; of the same one, as they came. */
export function byDisplayOrder<T extends Placed>(placed: readonly T[]): readonly T[] {
  return placed.toSorted((one, other) => one.displayOrder - other.displayOrder);
}

/** The menu as the host sent it, categories and items in their order. */
export function inDisplayOrder(menu: Menu): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    items: byDisplayOrder(category.items),
  }));
  return { categories: byDisplayOrder(categories) };
}

/**
 * The same things with one of them at another place. What stands at a place takes the number of the place, so that what
 * kept its place stays the same object, and moving something there and back gives what was there before.
 */
export function moved<T extends Placed>(placed: readonly T[], from: number, to: number): readonly T[] {
  const chosen = placed[from];
  if (!chosen || from === to || to < 0 || to >= placed.length) return placed;
  const numbers = placeNumbers(placed);
  return placed
    .toSpliced(from, 1)
    .toSpliced(to, 0, chosen)
    .map((thing, place) => numbered(thing, numbers[place] ?? place + 1));
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
