/** A table of numbers with sticky headers. The first column names the rows. */
export const numericTable = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 0.5, sm: 2 }, py: 0.75, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'surface.sunken', fontWeight: 600 },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const;
