/** Colors of drawings and bands, the same in both themes. */
export const brandColors = {
  aubergine: '#6B2A55',
  night: '#3A1830',
  apricot: '#E59A4F',
  apricotBright: '#F2B06B',
  celadon: '#A9CBBE',
  /** Text on apricot and celadon. */
  ink: '#221722',
  paper: '#fff',
} as const;

/** A dark aubergine band or panel, the same in both themes. */
export const darkBandBackground = {
  bgcolor: brandColors.night,
  color: brandColors.paper,
  // keeps the focus ring visible on it in the light theme
  '--mui-palette-focus': brandColors.apricotBright,
} as const;

/** The primary button on a dark band. */
export const buttonOnDark = {
  bgcolor: brandColors.paper,
  color: brandColors.night,
  '&:hover': { bgcolor: brandColors.celadon },
} as const;
