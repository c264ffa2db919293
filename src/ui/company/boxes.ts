/** A list whose entries are boxes of their own. */
export const plainList = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

export const listedBox = { border: 1, borderColor: 'divider', borderRadius: '12px' } as const;
