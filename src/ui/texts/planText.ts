import type { PlanCapacity } from '#domain/billing/plan.ts';
import { formatNumber } from './numbers.ts';

/** Returns a plan's capacity as texts. A negotiated value is "Custom". (see rule: plans) */
export const capacityText = ({
  minutes,
  calls,
  overage,
  setup,
}: PlanCapacity): Record<keyof PlanCapacity, string> => ({
  minutes: minutes === undefined ? 'Custom' : formatNumber(minutes),
  calls,
  // two or three decimals
  overage: overage === undefined ? 'Custom' : `$${overage.toFixed(3).replace(/0$/, '')}`,
  setup,
});
