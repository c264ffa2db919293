import type { Order } from './order.ts';
import { mentionsAllergy } from './ticket.ts';

/** Filters for the orders in the time window. Orders must match every active filter. */
export interface OrderFilter {
  readonly allergies: boolean;
  readonly unprinted: boolean;
}

export const NO_ORDER_FILTER: OrderFilter = { allergies: false, unprinted: false };

/**
 * Whether an order matches the active filters: has an allergy warning on its ticket, is not yet printed, or
 * both. (rule: allergy and print filter)
 */
export function matchesFilter(order: Order, { allergies, unprinted }: OrderFilter): boolean {
  return (!allergies || mentionsAllergy(order)) && (!unprinted || !order.isPrinted);
}

/** Returns the orders that match the filter, or the same list if no filter is active. */
export function filterOrders(orders: readonly Order[], filter: OrderFilter): readonly Order[] {
  return isFiltering(filter) ? orders.filter((order) => matchesFilter(order, filter)) : orders;
}

export const isFiltering = ({ allergies, unprinted }: OrderFilter): boolean => allergies || unprinted;
