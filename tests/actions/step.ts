/** Whoever sits before the screen. */
export const PERSON = 'Person';
export const HOST = 'Host';

/** One call from one participant to another, in the order in which they began. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** What came back, in a word: a use-case's outcome, a status of HTTP, `cancelled`; none while, or where, there is no word for it. */
  reply?: string;
  /** How many steps had begun when it came back. */
  repliedAt?: number;
}
