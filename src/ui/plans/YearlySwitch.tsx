import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { YEARLY_DISCOUNT_PERCENT } from '#domain/billing/plan.ts';

interface Props {
  readonly yearly: boolean;
  readonly onChange: (yearly: boolean) => void;
}

/** Prices by the month or by the year. */
export function YearlySwitch({ yearly, onChange }: Props) {
  return (
    <FormControlLabel
      control={<Switch checked={yearly} onChange={(_event, checked) => onChange(checked)} />}
      label={`Yearly (-${YEARLY_DISCOUNT_PERCENT}%)`}
    />
  );
}
