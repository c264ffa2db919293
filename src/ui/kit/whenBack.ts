/** A tab that was out of sight for so many milliseconds shows what may no longer be so. */
const STALE_AFTER = 60_000;

/** Does something each time the tab is seen again after a while. Returns the way to stop. */
export function whenBack(act: () => void): () => void {
  let leftAt = Number.POSITIVE_INFINITY;
  const follow = () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt >= STALE_AFTER) act();
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
