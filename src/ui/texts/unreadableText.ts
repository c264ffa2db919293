import { countWithNoun } from './numbers.ts';

/** Says that rows of a list are missing, because their data made no sense. */
export const unreadableText = (count: number, noun: string): string =>
  `${countWithNoun(count, noun)} couldn't be read and ${count === 1 ? "isn't" : "aren't"} shown. Contact support if this stays.`;
