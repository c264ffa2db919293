/** Colours of drawings and bands that are the same in both themes. */
export const brandColors = {
  aubergine: '#6B2A55',
  night: '#3A1830',
  apricot: '#E59A4F',
  apricotBright: '#F2B06B',
  celadon: '#A9CBBE',
  /** On apricot and celadon. */
  ink: '#221722',
  paper: '#fff',
} as const;

/** A band or a panel of night aubergine, the same in both themes. */
export const darkBandBackground = {
  bgcolor: brandColors.night,
  color: brandColors.paper,
  // the ring of the focus has to show on it in the light theme as well
  '--mui-palette-focus': brandColors.apricotBright,
} as const;

/** The main button on night aubergine. */
export const buttonOnDark = {
  bgcolor: brandColors.paper,
  color: brandColors.night,
  '&:hover': { bgcolor: brandColors.celadon },
} as const;
