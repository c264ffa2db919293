/** A link that only those who reach it by keyboard see. */
export const skipLink = {
  position: 'absolute',
  left: 8,
  top: -100,
  zIndex: 1400,
  px: 2,
  py: 1.5,
  borderRadius: '6px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: 8 },
} as const;
