/** Colors of both schemes. Contrast is at least 4.5:1 for text and 3:1 for borders and icons (WCAG 1.4.3, 1.4.11). */
export const lightTokens = {
  canvas: '#F5F7F4',
  paper: '#FFFFFF',
  divider: '#D5DDD6',
  text: '#221722',
  textMuted: '#574C57',
  primary: '#6B2A55',
  primaryHover: '#541F43',
  onPrimary: '#FFFFFF',
  /** Colors without an equivalent in MUI's palette. */
  own: {
    surface: { raised: '#FFFFFF', sunken: '#E9EEE9' },
    track: '#E3E9E4',
    border: { strong: '#6F7973' },
    /** Soft backgrounds and text on them. `caller` is the background of a caller's lines. */
    soft: { primary: '#F6E8F0', onPrimary: '#541F43', caller: '#E9EEE9' },
    voice: '#E59A4F',
    celadon: '#A9CBBE',
    focus: '#6B2A55',
    /** Colors of each status, for text, for marks such as icons, and for soft backgrounds. */
    status: {
      success: { text: '#1D6A3E', mark: '#25804A', soft: '#DFF1E5' },
      warning: { text: '#7D4A00', mark: '#A86400', soft: '#FCEBD0' },
      error: { text: '#A9231C', mark: '#C4342B', soft: '#FBE5E2' },
      info: { text: '#1C5A92', mark: '#2C78BC', soft: '#E2EEF8' },
      neutral: { text: '#4C5450', mark: '#6F7973', soft: '#E9EDEA' },
    },
  },
};

export type Scheme = Readonly<typeof lightTokens>;

export const darkTokens: Scheme = {
  canvas: '#171216',
  paper: '#211A20',
  divider: '#3B2F39',
  text: '#F6EEF4',
  textMuted: '#C5B6C0',
  primary: '#E6A4CC',
  primaryHover: '#F0BCDA',
  onPrimary: '#2B0F22',
  own: {
    surface: { raised: '#2B222A', sunken: '#120E11' },
    track: '#372C35',
    border: { strong: '#8F7F8C' },
    soft: { primary: '#40243A', onPrimary: '#F0BCDA', caller: '#2A302D' },
    voice: '#F2B06B',
    celadon: '#7FA898',
    focus: '#F0BCDA',
    status: {
      success: { text: '#7FD6A0', mark: '#4FB87A', soft: '#16301F' },
      warning: { text: '#F2BE6B', mark: '#E0A03C', soft: '#38280F' },
      error: { text: '#FF9C92', mark: '#EF6B5F', soft: '#421B18' },
      info: { text: '#8DC3F2', mark: '#5BA3E0', soft: '#14293C' },
      neutral: { text: '#C9BBC5', mark: '#94878F', soft: '#30272E' },
    },
  },
};
