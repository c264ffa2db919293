/** For the one link of a card: all of the card, which has a position of its own, can be pressed. */
export const clickableCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
} as const;
