/**
 * Extends a delay by up to half at random: 40 s becomes 40 to 60 s. Without jitter, waiting tabs would send
 * all their requests at the same time. (rule: jitter)
 * @param random returns a number from 0 to below 1
 */
export const withJitter = (milliseconds: number, random: () => number = Math.random): number =>
  milliseconds * (1 + random() / 2);
