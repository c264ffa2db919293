import { orderDetailsText, type Order } from '#domain/orders/order.ts';
import { orderLines } from '#domain/orders/orderLines.ts';
import { placedItems, type PlacedItem } from './editMenu.ts';
import { itemNameFinder } from './itemNameFinder.ts';
import type { Menu } from './menu.ts';
import type { SwitchOffTimes } from './switchOffTimes.ts';

/** An item that is marked as sold out. */
export interface SoldOutItem extends PlacedItem {
  /** When this browser marked the item as sold out. Undefined if someone else did. */
  readonly since: Date | undefined;
  /** Number of orders since then that name the item. Undefined while the orders or `since` are unknown. */
  readonly orders: number | undefined;
}

/**
 * Returns the sold-out items of active categories, sorted by number of orders, then latest first. An order
 * counts for an item if one of its lines with a quantity names the item. In an order without quantities, any
 * line counts. (rule: orders of sold-out items)
 */
export function soldOutItems(
  menu: Menu,
  times: SwitchOffTimes,
  orders: readonly Order[] | undefined,
): readonly SoldOutItem[] {
  const categories = menu.categories.filter(({ isActive }) => isActive);
  const off = placedItems({ categories }).filter(({ item }) => !item.availability.isAvailable);
  const earliest = earliestSwitchOff(off.map(({ item }) => times.get(item.id)));
  const recent = earliest && orders ? orders.filter(({ placedAt }) => placedAt > earliest) : [];
  // indexing the names of a large menu takes a while, and usually no order needs it
  const names = recent.length > 0 ? itemNameFinder(menu) : undefined;
  const named = names ? recent.map((order) => ({ order, ids: idsIn(order, names) })) : [];
  return off
    .map((placed) => {
      const since = times.get(placed.item.id);
      const isFor = ({ order, ids }: (typeof named)[number]) =>
        since !== undefined && order.placedAt > since && ids.has(placed.item.id);
      return { ...placed, since, orders: since && orders && named.filter(isFor).length };
    })
    .toSorted(
      (one, other) =>
        (other.orders ?? 0) - (one.orders ?? 0) ||
        (other.since?.getTime() ?? 0) - (one.since?.getTime() ?? 0),
    );
}

/** Returns the earliest time, or undefined if none is known. */
export function earliestSwitchOff(times: readonly (Date | undefined)[]): Date | undefined {
  return times
    .filter((time) => time !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

function idsIn({ details }: Order, names: ReturnType<typeof itemNameFinder>): ReadonlySet<string> {
  const lines = orderLines(details).map(({ name }) => name);
  const texts = lines.length > 0 ? lines : orderDetailsText(details).split('\n');
  return new Set(texts.flatMap((text) => [...names.namedIn(text)].map(({ item }) => item.id)));
}
