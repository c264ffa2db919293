/** Time, as far as a conversation needs it; tests bring one that stands still. */
export interface Clock {
  /** Milliseconds since any fixed moment; never goes back. */
  now(): number;
  /** Calls once, in so many milliseconds. @returns what calls it off */
  after(milliseconds: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
