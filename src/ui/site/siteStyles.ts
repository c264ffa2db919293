/** Height of the fixed bar, and what scrolling leaves free above its target (rule: scroll offset). */
export const BAR_HEIGHT = 64;
export const SCROLL_OFFSET = 80;

/** The column that public pages stand in. */
export const siteColumn = {
  width: '100%',
  maxWidth: 1180,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const;

export const siteLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  borderRadius: '6px',
  '&:hover': { color: 'text.primary', textDecoration: 'underline', textUnderlineOffset: '4px' },
  '&[aria-current]': { color: 'primary.main', fontWeight: 650 },
} as const;
