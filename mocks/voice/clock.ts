/** A clock that tests can fake. */
export interface Clock {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Starts a timer. @returns a function that cancels it */
  after(milliseconds: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
