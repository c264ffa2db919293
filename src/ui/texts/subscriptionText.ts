import type { PlanOffer } from '#domain/billing/plan.ts';
import { countWithNoun } from './numbers.ts';

export const subscriptionText = {
  canceled: 'Your subscription update was canceled. No changes were made to your subscription.',
  updated: 'Your subscription has been updated successfully!',
};

/** Button labels of plan cards. */
export const planOfferText = {
  manage: 'Manage Plan',
  included: 'Included',
  upgrade: 'Upgrade',
} satisfies Record<PlanOffer, string>;

/** Remaining minutes, and what to do about a plan without any. */
export const minutesText = {
  left: (left: number) => (left < 0 ? `${minutes(-left)} over your plan` : `${minutes(left)} left`),
  none: "Your plan doesn't include minutes",
  nextStep: (mayManage: boolean) =>
    mayManage
      ? 'To get minutes, change the plan under Manage Subscription.'
      : 'To get minutes, ask an owner or admin to change the plan.',
} as const;

const minutes = (count: number) => countWithNoun(count, 'minute');
