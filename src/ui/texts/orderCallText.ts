import type { CallOfOrder } from '#domain/companies/callOfOrder.ts';

/** Texts of the panel with the call of an order. */
export const orderCallText = {
  title: (orderNumber: string) => `Call for order ${orderNumber}`,
  searching: 'Looking for the call',
  none: 'No call, or more than one call, matches this order.',
  why: 'A call matches if it ended no more than 10 minutes before the order, and came from the phone number on the order or mentions an ordered item.',
  matched: {
    phone: 'Matched by phone number and time',
    time: "Matched by time. Check that it's the right call.",
  } satisfies Record<CallOfOrder['matchedBy'], string>,
} as const;
