/** The user at the screen. */
export const PERSON = 'Person';
export const HOST = 'Host';

/** A call between participants, in starting order. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** The result in a word: an outcome, an HTTP status, or `cancelled`. Undefined without one. */
  reply?: string;
  /** The number of steps started before the reply. */
  repliedAt?: number;
}
