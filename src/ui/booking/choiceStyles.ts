import { focusRing } from '../theme/focusRing.ts';

/** Radio groups that look like cards and chips. */
export const choiceGroup = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 } as const;

export const choiceLegend = { p: 0, mb: 1, typography: 'h3' } as const;

export const choiceButton = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'border.strong',
  borderRadius: '6px',
  fontVariantNumeric: 'tabular-nums',
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    m: 0,
    scrollMarginBlock: '88px',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '&:has(:checked)': { bgcolor: 'soft.primary', borderColor: 'primary.main' },
  // around the radio alone, Firefox draws a square
  '& input:focus-visible': { outline: 'none' },
  '&:has(input:focus-visible)': focusRing,
  '&:hover': { borderColor: 'primary.main' },
} as const;
