import type { PlanOffer } from '#domain/billing/plan.ts';

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
