import type { TimeWindow } from '#domain/orders/timeWindow.ts';

/** The names of the time filter. */
export const windowText = {
  all: 'All time',
  '24h': 'Last 24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
} satisfies Record<TimeWindow, string>;
