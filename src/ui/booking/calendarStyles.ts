const grid = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '& th': { typography: 'caption', color: 'text.secondary', height: 32 },
  '& td': {
    height: 44,
    p: 0,
    borderRadius: '6px',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'border.strong',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& td:hover': { borderColor: 'primary.main', bgcolor: 'soft.primary' },
  '& td[aria-disabled="true"]': {
    bgcolor: 'transparent',
    borderColor: 'transparent',
    color: 'text.secondary',
    fontWeight: 400,
    cursor: 'default',
  },
  '& td[data-other-month]': { fontStyle: 'italic' },
  '& td[aria-current="date"]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& td[aria-selected="true"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;

/** Of the month's name, the names of the days and six weeks, so that the place is kept until the month is known. */
const height = 364;

export const calendarStyles = { grid, height };
