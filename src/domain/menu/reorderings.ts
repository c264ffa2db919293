import type { Menu, UnsavedCategory, UnsavedMenu } from './menu.ts';

/** A list of which what stays stands in another order. */
export interface Reordering {
  /** The category whose items they are; none when they are the categories themselves. */
  readonly category?: UnsavedCategory;
  /** Names, from the first one that stands elsewhere to the last. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What saving a menu in place of another would bring into another order: the categories, and the items of each. */
export function reorderings(before: Menu, after: UnsavedMenu): readonly Reordering[] {
  const old = new Map(before.categories.map((category) => [category.id, category.items]));
  const within = after.categories.flatMap((category) => {
    const items = category.id === undefined ? undefined : old.get(category.id);
    const reordering = items && reorderingOf(items, category.items);
    return reordering ? [{ category, ...reordering }] : [];
  });
  const outside = reorderingOf(before.categories, after.categories);
  return outside ? [outside, ...within] : within;
}

interface Named {
  readonly id?: string | undefined;
  readonly name: string;
}

function reorderingOf(before: readonly Named[], after: readonly Named[]): Reordering | undefined {
  const [one, other] = [staying(before, after), staying(after, before)];
  const differs = ({ id }: Named, place: number) => id !== other[place]?.id;
  const first = one.findIndex(differs);
  if (first === -1) return undefined;
  const end = one.findLastIndex(differs) + 1;
  const namesOf = (things: readonly Named[]) => things.slice(first, end).map(({ name }) => name);
  return { before: namesOf(one), after: namesOf(other) };
}

/** Those of the one that are also in the other. */
function staying(things: readonly Named[], others: readonly Named[]): readonly Named[] {
  const ids = new Set(others.map(({ id }) => id));
  return things.filter(({ id }) => id !== undefined && ids.has(id));
}
