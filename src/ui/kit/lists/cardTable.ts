import { visuallyHidden } from '../text/visuallyHidden.ts';

/** Where tables don't fit: a phone, or large text. */
export const NARROW_TABLE = '@media (max-width: 47.99em)';

/** A table of texts where there is space. */
export const tableOfText = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { py: 1, px: 1, textAlign: 'left' },
  '& td': { whiteSpace: 'nowrap' },
  '& .wraps': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontWeight: 600, borderBottom: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const;

/**
 * A table that turns rows into cards on a phone or with large text. Cells name their column in
 * `data-label`.
 */
export const cardTable = {
  ...tableOfText,
  [NARROW_TABLE]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& td': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tbody tr': { py: 1.5 },
    '& tbody tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& tbody tr + tr > *': { border: 0 },
    '& tbody th, & tbody td': { py: 0.5, px: 0 },
    '& td[data-label]': { display: 'flex', gap: 1 },
    '& td[data-label]::before': { content: 'attr(data-label)', flex: '0 0 4.5rem', color: 'text.secondary' },
  },
} as const;
