import { usagePercent, type Minutes } from '#domain/companies/minutes.ts';

/** A restaurant's card: its menu, and what its figures count. */
export const dashboardText = {
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
  delete: 'Delete restaurant',
  needsAttention: 'Needs attention',
  failedCalls: (count: number) => (count === 1 ? 'failed call today' : 'failed calls today'),
  unprinted: (count: number) => (count === 1 ? 'order late to print' : 'orders late to print'),
  minutes: (of: Minutes) => (of.totalCredits > 0 ? 'of minutes used' : 'minutes in the plan'),
  share: (of: Minutes) => (of.totalCredits > 0 ? `${Math.round(usagePercent(of))}%` : '0'),
  failed: "Couldn't check for failed calls, unprinted orders, and minutes.",
  unchecked: {
    failedCalls: "Couldn't check calls",
    unprinted: "Couldn't check orders",
    minutes: "Couldn't check minutes",
  },
} as const;
