import { midnight } from '#domain/shared/localDay.ts';

/** After this many milliseconds in the background, a tab's data may be stale. */
const STALE_AFTER = 10_000;

/**
 * Runs an action whenever the page may be stale: when its tab returns after a while, and at midnight.
 * Returns a function that stops it.
 */
export function refreshWhenStale(act: () => void): () => void {
  let leftAt = Number.POSITIVE_INFINITY;
  let midnightTimer: ReturnType<typeof setTimeout>;
  const follow = () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt >= STALE_AFTER) act();
  };
  const waitForMidnight = () => {
    const now = new Date();
    midnightTimer = setTimeout(
      () => {
        act();
        waitForMidnight();
      },
      midnight(now, -1).getTime() - now.getTime(),
    );
  };
  document.addEventListener('visibilitychange', follow);
  waitForMidnight();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(midnightTimer);
  };
}
