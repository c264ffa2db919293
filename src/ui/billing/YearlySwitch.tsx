import { YEARLY_DISCOUNT_PERCENT, type BillingInterval } from '#domain/billing/plan.ts';
import { Switch } from '../forms/SwitchField.tsx';

interface Props {
  readonly interval: BillingInterval;
  readonly onChange: (interval: BillingInterval) => void;
}

/** Switches between monthly and yearly prices. */
export function YearlySwitch({ interval, onChange }: Props) {
  return (
    <Switch on={interval === 'annual'} onChange={(on) => onChange(on ? 'annual' : 'monthly')}>
      {`Yearly (-${YEARLY_DISCOUNT_PERCENT}%)`}
    </Switch>
  );
}
