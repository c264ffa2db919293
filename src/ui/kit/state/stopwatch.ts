/**
 * Measures how long something has been going on, in milliseconds. Takes the longer of two clocks: the monotonic
 * one stops while some devices sleep, and the system clock can be changed. A changed system clock therefore
 * makes things look older, so they are only refreshed early. (rule: clock changes)
 */
export function startStopwatch(): () => number {
  const [since, startedAt] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - since, Math.abs(Date.now() - startedAt));
}
