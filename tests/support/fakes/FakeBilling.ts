import type { Failure } from '#application/Failure.ts';
import type { Billing } from '#application/billing/Billing.ts';
import type { BillingInterval, PlanKey } from '#domain/billing/plan.ts';

/** A payment provider. `url` is the address of every page, and `calls` lists the requests. */
export class FakeBilling implements Billing {
  url: string | undefined = 'https://pay.example/';
  trouble: Failure | undefined;
  readonly calls: string[] = [];

  async portalUrl(companyId: string) {
    return this.answer(`portal ${companyId}`);
  }

  async checkoutUrl(companyId: string, plan: PlanKey, interval: BillingInterval) {
    return this.answer(`checkout ${companyId} ${plan} ${interval}`);
  }

  private answer(call: string) {
    this.calls.push(call);
    if (this.trouble) throw this.trouble;
    return this.url;
  }
}
