import { makeAutoObservable } from 'mobx';
import { ChoosePlan, type PlanChoice, type PlanOutcome } from '#application/billing/ChoosePlan.ts';
import { IntervalChoice } from '#application/billing/IntervalChoice.ts';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import { planOffer, type BillingInterval, type PlanKey } from '#domain/billing/plan.ts';
import { estimateUsage, type UsageEstimate } from '#domain/billing/usageEstimate.ts';
import type { Company } from '#domain/companies/company.ts';
import type { MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task, waitForNavigation } from '../kit/state/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { redirectText } from '../texts/redirectText.ts';
import { subscriptionText } from '../texts/subscriptionText.ts';

/** Choosing a company's plan. */
export class SubscriptionViewModel {
  static readonly needs = [OpenRestaurantViewModel, ChoosePlan, IntervalChoice, RecalculateMinutes] as const;
  interval: BillingInterval;
  readonly receipt = new Loadable<MinutesReceipt>(logFailure);
  readonly notice = new Notice();
  /** Runs from the press of a plan's button until the browser leaves or the user stops waiting. */
  readonly choosing = new Task();
  private chosen: PlanKey | undefined;

  constructor(
    private readonly restaurant: OpenRestaurantViewModel,
    private readonly choosePlan: ChoosePlan,
    private readonly intervals: IntervalChoice,
    private readonly recalculateMinutes: RecalculateMinutes,
  ) {
    this.interval = intervals.last();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string): () => void {
    this.restaurant.start(companyId);
    return () => {
      this.notice.clear();
      this.choosing.cancel();
      this.receipt.stop();
    };
  }

  get company(): Loadable<Company> {
    return this.restaurant.company;
  }

  /** Loads the calls for the estimate. The page shows the plans without waiting for the calls. */
  loadReceipt(companyId: string): void {
    void this.receipt.load((signal) => this.recalculateMinutes.execute(companyId, signal));
  }

  /** The estimated usage. Undefined until the calls have loaded. */
  get estimate(): UsageEstimate | undefined {
    const [receipt, minutes] = [this.receipt.value, this.company.value?.minutes];
    return (
      receipt && minutes && estimateUsage({ receipt, minutes, interval: this.interval, now: new Date() })
    );
  }

  /** The cheapest plan for the estimated usage, if higher than the current plan. */
  get cheapestUpgrade(): PlanKey | undefined {
    if (this.estimate?.kind !== 'estimate') return undefined;
    const { key } = this.estimate.cheapest.plan;
    return planOffer(key, this.company.value?.plan) === 'upgrade' ? key : undefined;
  }

  /** The plan whose checkout or billing portal is opening. */
  get openingPlan(): PlanKey | undefined {
    return this.choosing.running ? this.chosen : undefined;
  }

  priceBy(interval: BillingInterval): void {
    this.interval = interval;
    this.intervals.remember(interval);
  }

  showCheckoutResult(query: URLSearchParams): void {
    if (query.get('canceled') === 'true') this.notice.error(subscriptionText.canceled);
    else if (query.get('success') === 'true') this.notice.success(subscriptionText.updated);
  }

  choose(plan: PlanKey): void {
    const company = this.company.value;
    if (!company || this.choosing.running) return;
    this.notice.clear();
    this.chosen = plan;
    const choice = { companyId: company.id, plan, current: company.plan, interval: this.interval };
    void this.choosing.run((wanted) => this.leave(choice, wanted), {
      done: this.settle,
      // never called, because the use case returns failures as outcomes
      failed: () => undefined,
    });
  }

  private async leave(choice: PlanChoice, wanted: AbortSignal): Promise<PlanOutcome> {
    const outcome = await this.choosePlan.execute(choice, wanted);
    return outcome.outcome === 'leaving' ? waitForNavigation() : outcome;
  }

  private settle(outcome: PlanOutcome): void {
    switch (outcome.outcome) {
      case 'portal-failed':
        return this.notice.error(failureText.billingPortal);
      case 'checkout-failed':
        return this.notice.error(failureText.checkout);
      case 'host-not-allowed':
        this.notice.error(redirectText.notAllowed(outcome.host));
    }
  }
}
