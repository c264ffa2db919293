import { redirectOf } from '#domain/shared/redirect.ts';
import { planOffer, type BillingInterval, type PlanKey } from '#domain/billing/plan.ts';
import { Browser } from '#application/shared/Browser.ts';
import { AllowedRedirectHosts } from '#application/shared/AllowedRedirectHosts.ts';
import { Failure } from '../Failure.ts';
import { Billing } from './Billing.ts';

export interface PlanChoice {
  readonly companyId: string;
  readonly plan: PlanKey;
  readonly current: string | undefined;
  readonly interval: BillingInterval;
}

/**
 * `leaving`: the browser is opening the payment provider. `included`: the current plan includes this one.
 * `given-up`: the user stopped waiting, so no message follows. The other outcomes are failures.
 */
export type PlanOutcome =
  | { readonly outcome: 'leaving' }
  | { readonly outcome: 'included' }
  | { readonly outcome: 'given-up' }
  | { readonly outcome: 'portal-failed' }
  | { readonly outcome: 'checkout-failed' }
  | { readonly outcome: 'host-not-allowed'; readonly host: string };

/**
 * Handles a press of a plan's button. Opens the billing portal for the current plan, the checkout for a
 * higher plan, and nothing for a lower plan. (see rules: plan order, redirects)
 */
export class ChoosePlan {
  static readonly needs = [Billing, Browser, AllowedRedirectHosts] as const;
  constructor(
    private readonly billing: Billing,
    private readonly browser: Browser,
    private readonly hosts: AllowedRedirectHosts,
  ) {}

  /** @param wanted aborts when the user stops waiting; the browser then stays in the app */
  async execute(
    { companyId, plan, current, interval }: PlanChoice,
    wanted?: AbortSignal,
  ): Promise<PlanOutcome> {
    const offer = planOffer(plan, current);
    if (offer === 'included') return { outcome: 'included' };

    const asked =
      offer === 'manage'
        ? this.billing.portalUrl(companyId)
        : this.billing.checkoutUrl(companyId, plan, interval);
    const url = await asked.catch((thrown: unknown) => {
      Failure.from(thrown);
      return undefined;
    });
    if (wanted?.aborted) return { outcome: 'given-up' };
    const redirect = redirectOf(url, this.hosts.allowed);
    if (redirect.kind === 'foreign') return { outcome: 'host-not-allowed', host: redirect.host };
    if (redirect.kind === 'none')
      return { outcome: offer === 'manage' ? 'portal-failed' : 'checkout-failed' };

    this.browser.leaveFor(redirect.url);
    return { outcome: 'leaving' };
  }
}
