import { tableOfText, NARROW_TABLE } from './cardTable.ts';
import { visuallyHidden } from '../text/visuallyHidden.ts';

/**
 * A table whose rows become two lines on a phone or with large text, in three columns. Cells have their
 * `gridArea`, those at the right the class `end`, and their column's name in `data-label` for screen
 * readers. Cells over two columns have the class `wide`.
 */
export const twoLineRows = {
  ...tableOfText,
  [NARROW_TABLE]: {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, max-content) minmax(max-content, 1fr) auto',
      alignItems: 'center',
      columnGap: 1,
      rowGap: 0.25,
      py: 1,
    },
    '& tbody tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& tbody tr + tr > *': { border: 0 },
    '& tbody th, & tbody td': { p: 0, minWidth: 0, overflowWrap: 'anywhere' },
    '& td': { whiteSpace: 'normal', color: 'text.secondary' },
    '& td.end': { justifySelf: 'end', whiteSpace: 'nowrap' },
    // wraps instead of widening its columns
    '& .wide': { width: 0, minWidth: '100%' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', ...visuallyHidden },
  },
} as const;
