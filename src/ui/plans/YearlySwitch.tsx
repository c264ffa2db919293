import Box from '@mui/material/Box';
import { YEARLY_DISCOUNT_PERCENT } from '#domain/billing/plan.ts';

interface Props {
  readonly yearly: boolean;
  readonly onChange: (yearly: boolean) => void;
}

/**
 * Prices by the month or by the year. By hand, as the library's Switch adds 2.3 kB to the landing page, more than its
 * budget has left.
 */
export function YearlySwitch({ yearly, onChange }: Props) {
  return (
    <Box component="label" sx={label}>
      <Box
        component="input"
        type="checkbox"
        role="switch"
        checked={yearly}
        aria-checked={yearly}
        onChange={({ target }) => onChange(target.checked)}
        sx={track}
      />
      {`Yearly (-${YEARLY_DISCOUNT_PERCENT}%)`}
    </Box>
  );
}

const label = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
} as const;

const track = {
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
    // a border is what forced colours leave of it
    border: '9px solid var(--mui-palette-border-strong)',
    transition: 'transform 120ms',
  },
  '&:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '&:checked::before': {
    transform: 'translateX(18px)',
    borderColor: 'var(--mui-palette-primary-contrastText)',
  },
} as const;
