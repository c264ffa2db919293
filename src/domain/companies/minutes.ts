import type { Tone } from '#domain/shared/tone.ts';

/** A plan's included and used minutes. The API calls minutes credits. */
export interface Minutes {
  readonly totalCredits: number;
  readonly usedCredits: number;
  readonly lastCheckedAt?: Date | undefined;
}

export const NO_MINUTES: Minutes = { totalCredits: 0, usedCredits: 0 };

export type UsageLevel = Extract<Tone, 'success' | 'warning' | 'error'>;

/** Returns the percentage of minutes used, unrounded. Can exceed 100. For a plan without minutes, 0. */
export function usagePercent({ totalCredits, usedCredits }: Minutes): number {
  return totalCredits > 0 ? (usedCredits / totalCredits) * 100 : 0;
}

/** Returns the remaining minutes. Negative if overdrawn, and undefined for a plan without minutes. */
export function minutesLeft({ totalCredits, usedCredits }: Minutes): number | undefined {
  return totalCredits > 0 ? totalCredits - usedCredits : undefined;
}

/** The highest percentages of used minutes that are shown in green and in amber. */
const GREEN_UP_TO = 60;
const AMBER_UP_TO = 80;

/**
 * Returns the color for a percentage of used minutes: green up to {@link GREEN_UP_TO}%, amber up to
 * {@link AMBER_UP_TO}%, and red above that. (rule: minutes usage color)
 */
export function usageLevel(percent: number): UsageLevel {
  if (percent <= GREEN_UP_TO) return 'success';
  return percent <= AMBER_UP_TO ? 'warning' : 'error';
}
