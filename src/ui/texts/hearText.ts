import type { CallOfOrder } from '#domain/companies/callOfOrder.ts';

/** Texts of the panel with the call of an order. */
export const hearText = {
  title: (orderNumber: string) => `Call of order ${orderNumber}`,
  searching: 'Looking for the call',
  none: 'No single call matches this order.',
  why: 'A call matches if it ended up to 10 minutes before the order, and has its phone number or names its items.',
  matched: {
    phone: 'Matched by phone number and time',
    time: "Matched by time. Check that it's the right call.",
  } satisfies Record<CallOfOrder['matchedBy'], string>,
} as const;
