import Box from '@mui/material/Box';
import { YEARLY_DISCOUNT_PERCENT } from '#domain/billing/plan.ts';
import { switchTrack } from '../kit/switchTrack.ts';

interface Props {
  readonly yearly: boolean;
  readonly onChange: (yearly: boolean) => void;
}

/** Prices by the month or by the year. */
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
        sx={switchTrack}
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
