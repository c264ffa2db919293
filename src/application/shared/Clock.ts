import { port } from '../port.ts';

/** Time, as use cases see it. */
export interface Clock {
  /** Returns the date and time of the system clock, which the user can change. */
  now(): Date;
  /**
   * Calls `tick` about every `milliseconds` with the milliseconds since the start. Background tabs tick late,
   * but the elapsed time is right, even when the system clock changes.
   * @returns a function that stops it
   */
  every(milliseconds: number, tick: (elapsedMs: number) => void): () => void;
  /**
   * Calls `done` once after about `milliseconds`. Background tabs may be late.
   * @returns a function that cancels it
   */
  after(milliseconds: number, done: () => void): () => void;
}
export const Clock = port<Clock>('Clock');
