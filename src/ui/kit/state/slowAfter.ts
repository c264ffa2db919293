/** After this wait, a hint appears with a way to continue. */
export const SLOW_AFTER_MS = 15_000;
