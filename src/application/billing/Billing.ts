import type { BillingInterval, PlanKey } from '#domain/billing/plan.ts';
import { port } from '../port.ts';

/** The pages of the payment provider on which a subscription is paid and changed. */
export interface Billing {
  /** Address of the billing portal; none when the host sent no http(s) URL. */
  portalUrl(companyId: string): Promise<string | undefined>;
  /** Address of the checkout of a plan; none when the host sent no http(s) URL. */
  checkoutUrl(companyId: string, plan: PlanKey, interval: BillingInterval): Promise<string | undefined>;
}
export const Billing = port<Billing>('Billing');
