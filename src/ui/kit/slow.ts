/** A wait of this many milliseconds says so and offers a way on. */
export const SLOW_AFTER_MS = 15_000;
