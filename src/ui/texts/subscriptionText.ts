import type { PlanOffer } from '#domain/billing/plan.ts';
import { isRunningLow } from '#domain/billing/runningLow.ts';
import { minutesLeft, usageLevel, usagePercent, type Minutes } from '#domain/companies/minutes.ts';
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

/** Texts about the remaining minutes, and what to do if the plan has none. */
export const minutesText = {
  left: (left: number) => (left < 0 ? `${minutes(-left)} over your plan` : `${minutes(left)} left`),
  /** Describes the used share of the minutes. (see rule: running low) */
  level: (of: Minutes) => {
    const percent = usagePercent(of);
    if (percent > 100) return 'Over the plan';
    if (minutesLeft(of) === 0) return 'All minutes used';
    if (isRunningLow(of)) return 'Running low';
    return usageLevel(percent) === 'warning' ? 'More than 60% used' : 'Within plan';
  },
  why: 'Shows the minutes of each call.',
  seeBreakdown: 'See the usage breakdown',
  none: "Your plan doesn't include minutes",
  nextStep: (mayManage: boolean) =>
    mayManage
      ? 'To get minutes, change the plan under Manage Subscription.'
      : 'To get minutes, ask an owner or admin to change the plan.',
  choosePlan: 'To get minutes, choose a plan below.',
} as const;

const minutes = (count: number) => countWithNoun(count, 'minute');
