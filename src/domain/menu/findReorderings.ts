import type { Category, Menu } from './menu.ts';

/** A list whose remaining entries are now sorted in another way. */
export interface Reordering {
  /** The category whose items are sorted in another way. Absent if the list is the list of categories. */
  readonly category?: Category;
  /** Names of the entries from the first moved one to the last moved one. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Finds lists that a new menu reorders: the categories, and the items of each category. */
export function findReorderings(before: Menu, after: Menu): readonly Reordering[] {
  const old = new Map(before.categories.map((category) => [category.id, category.items]));
  const within = after.categories.flatMap((category) => {
    const items = old.get(category.id);
    const reordering = items && reorderingOf(items, category.items);
    return reordering ? [{ category, ...reordering }] : [];
  });
  const outside = reorderingOf(before.categories, after.categories);
  return outside ? [outside, ...within] : within;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function reorderingOf(before: readonly Named[], after: readonly Named[]): Reordering | undefined {
  const [one, other] = [presentInBoth(before, after), presentInBoth(after, before)];
  const differs = ({ id }: Named, place: number) => id !== other[place]?.id;
  const first = one.findIndex(differs);
  if (first === -1) return undefined;
  const end = one.findLastIndex(differs) + 1;
  const namesOf = (things: readonly Named[]) => things.slice(first, end).map(({ name }) => name);
  return { before: namesOf(one), after: namesOf(other) };
}

/** Returns the items of the first list that are also in the second. */
function presentInBoth(things: readonly Named[], others: readonly Named[]): readonly Named[] {
  const ids = new Set(others.map(({ id }) => id));
  return things.filter(({ id }) => ids.has(id));
}
