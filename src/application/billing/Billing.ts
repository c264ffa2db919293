import type { BillingInterval, PlanKey } from '#domain/billing/plan.ts';
import { port } from '../port.ts';

/** The payment provider's pages where users pay for or change a subscription. */
export interface Billing {
  /** Returns the billing portal URL, or undefined if the host sent no http(s) URL. */
  portalUrl(companyId: string): Promise<string | undefined>;
  /** Returns the checkout URL of a plan, or undefined if the host sent no http(s) URL. */
  checkoutUrl(companyId: string, plan: PlanKey, interval: BillingInterval): Promise<string | undefined>;
}
export const Billing = port<Billing>('Billing');
