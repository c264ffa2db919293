/** Colours of drawings and bands that are the same in both themes. */
export const house = {
  aubergine: '#6B2A55',
  night: '#3A1830',
  apricot: '#E59A4F',
  apricotBright: '#F2B06B',
  celadon: '#A9CBBE',
  /** On apricot and celadon. */
  ink: '#221722',
  paper: '#fff',
} as const;
