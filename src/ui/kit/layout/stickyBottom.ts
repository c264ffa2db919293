import { BOTTOM_BAR } from './pinned.ts';

/** Sticks results to the bottom of the viewport, wherever on a long page they were started. */
export const stickyBottom = {
  position: 'sticky',
  bottom: BOTTOM_BAR,
  zIndex: 10,
  display: 'grid',
  gap: 1,
} as const;
