/** A box with an outline of its own. */
export const outlined = { border: 1, borderColor: 'divider', borderRadius: '12px' } as const;

/** One that can be chosen. */
export const choosable = (chosen: boolean) =>
  chosen ? ({ ...outlined, borderColor: 'primary.main', bgcolor: 'soft.primary' } as const) : outlined;

/** A list whose entries are boxes of their own. */
export const plainList = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
