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

/** A band or a panel of night aubergine, the same in both themes. */
export const nightGround = {
  bgcolor: house.night,
  color: house.paper,
  // the ring of the focus has to show on it in the light theme as well
  '--mui-palette-focus': house.apricotBright,
} as const;

/** The main button on night aubergine. */
export const paperButton = {
  bgcolor: house.paper,
  color: house.night,
  '&:hover': { bgcolor: house.celadon },
} as const;
