/**
 * Extends a wait by up to half at random: 40 s become 40 to 60 s. This keeps waiting tabs from sending all
 * their requests at once. (rule: jitter)
 * @param random returns a number from 0 to below 1
 */
export const withJitter = (milliseconds: number, random: () => number = Math.random): number =>
  milliseconds * (1 + random() / 2);
