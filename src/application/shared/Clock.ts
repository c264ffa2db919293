import { port } from '../port.ts';

/** The current time, and timers. */
export interface Clock {
  /** Returns the date and time of the system clock, which the user can change. */
  now(): Date;
  /**
   * Calls `tick` about every `milliseconds`, and passes the milliseconds since the start. Ticks in background
   * tabs are late, but the elapsed time is right, even when the system clock changes.
   * @returns a function that stops the ticks
   */
  every(milliseconds: number, tick: (elapsedMs: number) => void): () => void;
  /**
   * Calls `done` once after about `milliseconds`, or later in a background tab.
   * @returns a function that cancels the call
   */
  after(milliseconds: number, done: () => void): () => void;
}
export const Clock = port<Clock>('Clock');
