import type { Billing } from '#application/billing/Billing.ts';
import type { BillingInterval, PlanKey } from '#domain/billing/plan.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { UrlReply } from '../http/schemas.ts';

export class HttpBilling implements Billing {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  portalUrl(companyId: string) {
    return this.api.post(path`/api/companies/${companyId}/billing-portal`, undefined, UrlReply);
  }

  checkoutUrl(companyId: string, plan: PlanKey, interval: BillingInterval) {
    const body = { planId: plan, interval };
    return this.api.post(path`/api/companies/${companyId}/subscription/checkout`, body, UrlReply);
  }
}
