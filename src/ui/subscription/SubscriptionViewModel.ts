import { makeAutoObservable } from 'mobx';
import { ChoosePlan, type PlanOutcome } from '#application/billing/ChoosePlan.ts';
import type { BillingInterval, PlanKey } from '#domain/billing/plan.ts';
import type { Company } from '#domain/companies/company.ts';
import { OpenRestaurantViewModel } from '../openRestaurant/OpenRestaurantViewModel.ts';
import type { Loadable } from '../kit/Loadable.ts';
import { Notice } from '../kit/Notice.ts';
import { Task } from '../kit/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { subscriptionText } from '../texts/subscriptionText.ts';

/** The choice of a plan for a company. */
export class SubscriptionViewModel {
  static readonly needs = [OpenRestaurantViewModel, ChoosePlan] as const;
  interval: BillingInterval = 'monthly';
  /** The plan whose page at the provider is being opened; it stays so until the browser has left. */
  leavingFor: PlanKey | undefined;
  readonly notice = new Notice();
  readonly #choosing = new Task();

  constructor(
    private readonly restaurant: OpenRestaurantViewModel,
    private readonly choosePlan: ChoosePlan,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string): () => void {
    this.restaurant.start(companyId);
    return () => {
      this.notice.clear();
    };
  }

  get company(): Loadable<Company> {
    return this.restaurant.company;
  }

  setYearly(yearly: boolean): void {
    this.interval = yearly ? 'annual' : 'monthly';
  }

  /** Tells how the checkout ended, by the flags of the address it came back with. */
  tellReturn(query: URLSearchParams): void {
    if (query.get('canceled') === 'true') {
      this.notice.show({ text: subscriptionText.canceled, tone: 'error' });
    } else if (query.get('success') === 'true') {
      this.notice.show({ text: subscriptionText.updated, tone: 'success' });
    }
  }

  choose(plan: PlanKey): void {
    const company = this.company.value;
    if (!company || this.leavingFor) return;
    this.notice.clear();
    this.leavingFor = plan;
    const choice = { companyId: company.id, plan, current: company.plan, interval: this.interval };
    void this.#choosing.run(() => this.choosePlan.execute(choice), { done: this.settle, failed: this.stay });
  }

  private settle({ outcome }: PlanOutcome): void {
    if (outcome === 'leaving') return;
    this.stay();
    if (outcome === 'portal-failed') this.notice.show({ text: failureText.billingPortal, tone: 'error' });
    if (outcome === 'checkout-failed') this.notice.show({ text: failureText.checkout, tone: 'error' });
  }

  private stay(): void {
    this.leavingFor = undefined;
  }
}
