/** For the only link of a card: makes the whole card clickable. The card must be positioned. */
export const clickableCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
} as const;
