import { formatNumber } from './numbers.ts';

/** Labels of the buttons below long lists. */
export const listText = {
  all: (count: number) => `Show all ${formatNumber(count)}`,
  fewer: 'Show fewer',
} as const;
