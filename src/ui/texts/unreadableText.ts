import { countWithNoun } from './numbers.ts';

/** Says that rows are missing from a list because they could not be read. */
export const unreadableText = (count: number, noun: string): string =>
  `${countWithNoun(count, noun)} couldn't be read and ${count === 1 ? "isn't" : "aren't"} shown. Contact support if this keeps happening.`;
