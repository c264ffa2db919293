/** Chips in a row, with room for a finger on each. */
export const chipRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  '& .MuiChip-root': { height: 36, borderRadius: '18px' },
} as const;
