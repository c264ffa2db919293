/** Sticks results to the bottom of the viewport, wherever on a long page they were started. */
export const stickyBottom = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'grid',
  gap: 1,
} as const;
