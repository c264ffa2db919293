/** A subscription plan with a monthly price in dollars for each billing interval. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: Readonly<Record<Interval, number>> | 'agreed with the team';
  /** Per month. */
  readonly minutes: number;
}

type Interval = 'monthly' | 'annual';

/** The paid plans. Enterprise has its own price and minutes. A company without a paid plan is on Free. */
export const plans: readonly Plan[] = [
  { id: 'starter', name: 'Starter', price: { monthly: 50, annual: 40 }, minutes: 200 },
  { id: 'basic', name: 'Basic', price: { monthly: 125, annual: 100 }, minutes: 625 },
  { id: 'standard', name: 'Standard', price: { monthly: 250, annual: 200 }, minutes: 1500 },
  { id: 'scale', name: 'Scale', price: { monthly: 500, annual: 400 }, minutes: 3500 },
  { id: 'business', name: 'Business', price: { monthly: 1000, annual: 800 }, minutes: 8000 },
  { id: 'enterprise', name: 'Enterprise', price: 'agreed with the team', minutes: 20_000 },
];

export const freePlan = { id: 'free', name: 'Free', minutes: 30 };

export const paidPlanOf = (id: unknown): Plan | undefined => plans.find((plan) => plan.id === id);

export const isInterval = (value: unknown): value is Interval => value === 'monthly' || value === 'annual';
