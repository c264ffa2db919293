import type { Tone } from '#domain/shared/tone.ts';

/** Minutes of a plan: how many it gives and how many are used. */
export interface Minutes {
  readonly totalCredits: number;
  readonly usedCredits: number;
  readonly lastCheckedAt?: Date | undefined;
}

export const NO_MINUTES: Minutes = { totalCredits: 0, usedCredits: 0 };

export type UsageLevel = Extract<Tone, 'success' | 'warning' | 'error'>;

/** Used share of the plan in percent, unrounded; above 100 when overdrawn, 0 for a plan without minutes. */
export function usagePercent({ totalCredits, usedCredits }: Minutes): number {
  return totalCredits > 0 ? (usedCredits / totalCredits) * 100 : 0;
}

/** Minutes that the plan still gives: below 0 when it is overdrawn, not known for a plan without minutes. */
export function minutesLeft({ totalCredits, usedCredits }: Minutes): number | undefined {
  return totalCredits > 0 ? totalCredits - usedCredits : undefined;
}

/** Success (green) up to and including 60 %, warning (amber) up to and including 80 %, error (red) above (rule: minutes usage colour). */
export function usageLevel(percent: number): UsageLevel {
  if (percent <= 60) return 'success';
  return percent <= 80 ? 'warning' : 'error';
}
