/**
 * Styles a checkbox with role switch. Written by hand, because MUI's Switch adds 2.3 kB and slows down
 * lists with one per row.
 */
export const switchTrack = {
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 44,
  height: 26,
  m: 0,
  borderRadius: '13px',
  border: 1,
  borderColor: 'border.strong',
  bgcolor: 'surface.sunken',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    // forced colors show only the border
    border: '9px solid var(--mui-palette-border-strong)',
    transition: 'transform 120ms',
  },
  '&:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '&:checked::before': {
    transform: 'translateX(18px)',
    borderColor: 'var(--mui-palette-primary-contrastText)',
  },
  '&:disabled': { cursor: 'default', opacity: 0.5 },
} as const;
