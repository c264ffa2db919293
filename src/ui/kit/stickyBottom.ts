/** What came of something stands at the lower edge of the window, wherever on a long page it was started. */
export const stickyBottom = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'grid',
  gap: 1,
} as const;
