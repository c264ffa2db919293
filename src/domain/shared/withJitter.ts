/**
 * Makes a wait up to half longer at random, so that many tabs that wait for the same thing don't send their
 * requests at once. (rule: jitter)
 * @param random returns a number from 0 to below 1
 */
export const withJitter = (milliseconds: number, random: () => number = Math.random): number =>
  milliseconds * (1 + random() / 2);
