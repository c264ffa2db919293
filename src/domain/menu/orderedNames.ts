import type { Order } from '#domain/orders/order.ts';
import { orderLines, withoutNote } from '#domain/orders/orderLines.ts';
import { wordsIn } from '#domain/shared/nameFinder.ts';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { PlacedItem } from './editMenu.ts';
import { itemNameFinder } from './itemNameFinder.ts';
import type { Item, Menu } from './menu.ts';

/** How often an item or a name was ordered. */
interface Ordered {
  /** Sum of the quantities. */
  readonly portions: number;
  readonly orders: number;
}

export interface OrderedItem extends PlacedItem, Ordered {}

/** A name in orders that matches no item's name or alias. */
export interface UnknownName extends Ordered {
  /** Identifies the name in any spelling. */
  readonly key: string;
  /** The name as spelled in the newest order. */
  readonly name: string;
}

export interface OrderedNames {
  /** Most ordered first. */
  readonly items: readonly OrderedItem[];
  /** Sorted by number of orders, highest first. */
  readonly unknown: readonly UnknownName[];
  /** Number of orders without a line that begins with a quantity. */
  readonly unreadable: number;
}

/**
 * Matches names in order lines to menu items, and counts the orders of each item and unknown name. A name,
 * with or without its note, matches an item with the same words in the name or an alias.
 * (rule: names in orders)
 * @param orders newest first
 */
export function countOrderedNames(menu: Menu, orders: readonly Order[]): OrderedNames {
  const names = itemNameFinder(menu);
  const lines = orders.flatMap((order) =>
    orderLines(order.details).map(({ quantity, name }) => {
      const plain = withoutNote(name) || name;
      const [item] = [...names.named(name), ...names.named(plain)];
      return { order, quantity, name: plain, item };
    }),
  );
  const byItem = Map.groupBy(lines, ({ item }) => item);
  const unknown = Map.groupBy(byItem.get(undefined) ?? [], ({ name }) => wordsIn(name).join(' '));
  return {
    items: [...byItem]
      .flatMap(([item, named]) => (item ? [{ ...item, ...totalsOf(named) }] : []))
      .toSorted((one, other) => other.portions - one.portions),
    unknown: [...unknown]
      .map(([key, named]) => ({ key, name: named[0]?.name ?? key, ...totalsOf(named) }))
      .toSorted((one, other) => other.orders - one.orders),
    unreadable: orders.length - new Set(lines.map(({ order }) => order)).size,
  };
}

const totalsOf = (lines: readonly { readonly order: Order; readonly quantity: number }[]): Ordered => ({
  portions: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  orders: new Set(lines.map(({ order }) => order)).size,
});

/** Counts the calls in which the caller named each item, by item id. */
export function countCallsByItem(
  menu: Menu,
  calls: readonly { readonly lines: readonly TranscriptLine[] }[],
): ReadonlyMap<string, number> {
  const names = itemNameFinder(menu);
  const counts = new Map<string, number>();
  for (const { lines } of calls) {
    const spoken = lines.filter(({ speaker }) => speaker === 'caller');
    const ids = new Set(spoken.flatMap(({ text }) => [...names.namedIn(text)].map(({ item }) => item.id)));
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Minimum similarity of suggested names. Names that share half of their letter pairs have 0.5. */
const SIMILAR = 0.4;

/** Suggests items for a name that callers asked for: those with the most similar names or aliases. (rule: similar names) */
export function similarItems(menu: Menu, name: string, count: number): readonly PlacedItem[] {
  const pairs = letterPairs(name);
  const similarity = ({ name: own, aliases }: Item) =>
    Math.max(...[own, ...aliases].map((known) => sharedPart(pairs, letterPairs(known))));
  return menu.categories
    .flatMap(({ id: categoryId, items }) =>
      items.map((item) => ({ placed: { categoryId, item }, similarity: similarity(item) })),
    )
    .filter(({ similarity: value }) => value >= SIMILAR)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, count)
    .map(({ placed }) => placed);
}

/** Returns the pairs of adjacent letters in each word. */
const letterPairs = (name: string): ReadonlySet<string> =>
  new Set(
    wordsIn(name).flatMap((word) =>
      word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
    ),
  );

/** Sørensen–Dice coefficient: 0 for no common pairs, 1 for equal pairs. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
