/**
 * Starts measuring time, in milliseconds. Uses the longer of two clocks: the monotonic clock stops while some
 * devices sleep, and the user can change the system clock. A changed clock can only make data look older, so
 * the app refreshes the data early. (rule: clock changes)
 */
export function startStopwatch(): () => number {
  const [since, startedAt] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - since, Math.abs(Date.now() - startedAt));
}
