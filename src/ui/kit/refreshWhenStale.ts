import { midnight } from '#domain/shared/localDay.ts';

/** A tab that was out of sight for so many milliseconds shows what may no longer be so: somebody may have worked in another. */
const STALE_AFTER = 10_000;

/**
 * Does something each time that what a page shows may no longer be so: as its tab is seen again after a while, and as another
 * day begins. Returns the way to stop.
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
