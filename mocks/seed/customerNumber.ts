import { createRandom, type Random } from './random.ts';

/** Creates the random generator for a call's log entries. The same call always gives the same numbers. */
export const randomOfCall = (callId: string): Random =>
  createRandom(Array.from(callId).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));

/** Generates a phone number that is reserved for fiction: 555-0100 to 555-0199. */
export const customerNumber = (random: Random): string =>
  `+1${random.pick(['212', '347', '646', '718', '917'])}55501${random.digits(2)}`;
