import type { Order } from '#domain/orders/order.ts';
import { orderLines, withoutNote } from '#domain/orders/orderLines.ts';
import { wordsIn } from '#domain/shared/phrases.ts';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import type { PlacedItem } from './editMenu.ts';
import { itemNames } from './itemNames.ts';
import type { Item, Menu } from './menu.ts';

/** How much of something was ordered. */
interface Ordered {
  /** Sum of the quantities. */
  readonly portions: number;
  readonly orders: number;
}

export interface OrderedItem extends PlacedItem, Ordered {}

/** A name in orders that no item and no alias has. */
export interface UnknownName extends Ordered {
  /** Identity of the name, in any spelling. */
  readonly key: string;
  /** As in the newest order. */
  readonly name: string;
}

export interface AskedFor {
  /** Most ordered first. */
  readonly items: readonly OrderedItem[];
  /** In most orders first. */
  readonly unknown: readonly UnknownName[];
  /** Number of orders without a line that begins with a quantity. */
  readonly unreadable: number;
}

/**
 * Counts what the order lines name. A name is an item's if its words are those of the item's name or of an alias,
 * with or without the note behind it. (rule: names in orders)
 * @param orders newest first
 */
export function askedFor(menu: Menu, orders: readonly Order[]): AskedFor {
  const names = itemNames(menu);
  const items = new Map<PlacedItem, Tally>();
  const unknown = new Map<string, Tally & { readonly name: string }>();
  let unreadable = 0;
  for (const order of orders) {
    const lines = orderLines(order.details);
    if (lines.length === 0) unreadable += 1;
    for (const { quantity, name } of lines) {
      const plain = withoutNote(name);
      const item = names.named(name)[0] ?? names.named(plain)[0];
      const key = wordsIn(plain).join(' ');
      if (item) add(items, item, tallyOf, quantity, order);
      else if (key !== '') add(unknown, key, () => ({ ...tallyOf(), name: plain }), quantity, order);
    }
  }
  return {
    items: [...items]
      .map(([item, tally]) => ({ ...item, ...totalsOf(tally) }))
      .toSorted((one, other) => other.portions - one.portions),
    unknown: [...unknown]
      .map(([key, tally]) => ({ key, name: tally.name, ...totalsOf(tally) }))
      .toSorted((one, other) => other.orders - one.orders),
    unreadable,
  };
}

/** Returns in how many calls the caller named each item, by item id. Calls of the agent's words don't count. */
export function callsNaming(
  menu: Menu,
  calls: readonly { readonly lines: readonly TranscriptLine[] }[],
): ReadonlyMap<string, number> {
  const names = itemNames(menu);
  const counts = new Map<string, number>();
  for (const { lines } of calls) {
    const spoken = lines.filter(({ speaker }) => speaker === 'caller');
    const ids = new Set(spoken.flatMap(({ text }) => [...names.namedIn(text)].map(({ item }) => item.id)));
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** How similar names must be to be suggested. Names with half of their letter pairs in common are 0.5. */
const SIMILAR = 0.4;

/** Returns the items whose name or alias is most similar to a name. (rule: similar names) */
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

/** Pairs of neighboring letters in each word. */
const letterPairs = (name: string): ReadonlySet<string> =>
  new Set(
    wordsIn(name).flatMap((word) =>
      word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
    ),
  );

/** Sørensen–Dice coefficient: 0 for nothing in common, 1 for the same pairs. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

interface Tally {
  portions: number;
  readonly orders: Set<Order>;
}

const tallyOf = (): Tally => ({ portions: 0, orders: new Set() });

const totalsOf = ({ portions, orders }: Tally): Ordered => ({ portions, orders: orders.size });

function add<Key, T extends Tally>(
  tallies: Map<Key, T>,
  key: Key,
  create: () => T,
  portions: number,
  order: Order,
): void {
  const tally = tallies.get(key) ?? create();
  tallies.set(key, tally);
  tally.portions += portions;
  tally.orders.add(order);
}
