import { createRandom, type Random } from './random.ts';

/** The random numbers of a call's log entries, the same every time. */
export const randomOfCall = (callId: string): Random =>
  createRandom(Array.from(callId).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));

/** A reserved number: 555-0100 to 555-0199. */
export const customerNumber = (chance: Random): string =>
  `+1${chance.pick(['212', '347', '646', '718', '917'])}55501${chance.digits(2)}`;
