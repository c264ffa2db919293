import type { Order } from './order.ts';
import { mentionsAllergy } from './ticket.ts';

/** Which orders are listed, besides the time window. Both limits together keep orders that meet both. */
export interface OrderFilter {
  readonly allergies: boolean;
  readonly unprinted: boolean;
}

export const NO_ORDER_FILTER: OrderFilter = { allergies: false, unprinted: false };

/**
 * Whether the filter keeps an order: with an allergy warning on its ticket, not yet printed, or both. (rule:
 * allergy and print filter)
 */
export function isKept(order: Order, { allergies, unprinted }: OrderFilter): boolean {
  return (!allergies || mentionsAllergy(order)) && (!unprinted || !order.isPrinted);
}

/** Returns the orders that the filter keeps, or the same list if it has no limit. */
export function filterOrders(orders: readonly Order[], filter: OrderFilter): readonly Order[] {
  return hasLimit(filter) ? orders.filter((order) => isKept(order, filter)) : orders;
}

export const hasLimit = ({ allergies, unprinted }: OrderFilter): boolean => allergies || unprinted;
