/** After this long, a hint says that the task is slow and how to continue. */
export const SLOW_AFTER_MS = 15_000;
