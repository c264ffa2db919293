const grid = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '& th': { typography: 'caption', color: 'text.secondary', height: 32 },
  '& td': { p: 0 },
  '& [role="button"]': {
    display: 'grid',
    placeContent: 'center',
    height: 44,
    borderRadius: '6px',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'border.strong',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& [role="button"]:hover': { borderColor: 'primary.main', bgcolor: 'soft.primary' },
  '& [aria-disabled="true"] > [role="button"]': {
    bgcolor: 'transparent',
    borderColor: 'transparent',
    color: 'text.secondary',
    fontWeight: 400,
    cursor: 'default',
  },
  '& [data-other-month]': { fontStyle: 'italic' },
  '& [data-today]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& [aria-selected="true"] > [role="button"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  // where the browser takes the colours away, what can be chosen would look like what is chosen and what cannot
  '@media (forced-colors: active)': {
    '& [aria-disabled="true"] > [role="button"]': { borderColor: 'Canvas', color: 'GrayText' },
    '& [aria-selected="true"] > [role="button"]': {
      forcedColorAdjust: 'none',
      bgcolor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
} as const;

/** Of the month's name, the names of the days and six weeks, so that the place is kept until the month is known. */
const height = 364;

export const calendarStyles = { grid, height };
