import { YEARLY_DISCOUNT_PERCENT } from '#domain/billing/plan.ts';
import { Switch } from '../kit/form/SwitchField.tsx';

interface Props {
  readonly yearly: boolean;
  readonly onChange: (yearly: boolean) => void;
}

/** Prices by the month or by the year. */
export function YearlySwitch({ yearly, onChange }: Props) {
  return (
    <Switch on={yearly} onChange={onChange}>
      {`Yearly (-${YEARLY_DISCOUNT_PERCENT}%)`}
    </Switch>
  );
}
