import { card, plainList } from '../kit/layout/card.ts';

/** Height of the fixed bar in one row. */
export const BAR_HEIGHT = 64;

/** Space for the bar: 64 px, more with large text. */
export const BAR_SPACE = '4rem';

/** Space above scroll targets: {@link SCROLL_OFFSET} in text size, 80 px by default. (rule: scroll offset) */
export const SCROLL_OFFSET = '5rem';

/** Column width of public pages. */
export const siteColumn = {
  width: '100%',
  maxWidth: 1180,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const;

/** A headline that scales with the window. */
export const bandTitle = { fontSize: 'clamp(2rem, 5vw, 3.5rem)', lineHeight: 1.05 } as const;

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

export const largeSiteCard = { ...card, borderRadius: '20px' } as const;

/** A list of cards in one to three columns. */
export const cardList = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
