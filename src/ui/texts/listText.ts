import { formatNumber } from './numbers.ts';

/** Buttons below long lists. */
export const listText = {
  all: (count: number) => `Show all ${formatNumber(count)}`,
  fewer: 'Show fewer',
} as const;
