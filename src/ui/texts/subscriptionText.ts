import type { PlanOffer } from '#domain/billing/plan.ts';
import { counted } from './numbers.ts';

export const subscriptionText = {
  canceled: 'Your subscription update was canceled. No changes were made to your subscription.',
  updated: 'Your subscription has been updated successfully!',
};

/** What the button of a plan's card says. */
export const planOfferText = {
  manage: 'Manage Plan',
  included: 'Included',
  upgrade: 'Upgrade',
} satisfies Record<PlanOffer, string>;

/** How many minutes are left, and what to do about a plan that has none. */
export const minutesText = {
  left: (left: number) => (left < 0 ? `${minutes(-left)} over the plan` : `${minutes(left)} left`),
  none: 'This plan comes with no minutes',
  nextStep: (mayManage: boolean) =>
    mayManage
      ? 'Choose a plan that has some under Manage Subscription.'
      : 'Ask an owner or an admin of the restaurant to choose a plan that has some.',
} as const;

const minutes = (count: number) => counted(count, 'minute');
