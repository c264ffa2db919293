import { withJitter } from '#domain/shared/withJitter.ts';
import { localDay } from '#domain/shared/localDay.ts';
import { startStopwatch } from './stopwatch.ts';

/** After this many milliseconds in the background, a tab's data may be stale. */
const STALE_AFTER_MS = 10_000;

/**
 * How often to compare the date, in milliseconds (see rule: jitter). A single timer until midnight would miss
 * sleep and clock changes.
 */
const DATE_CHECK_INTERVAL_MS = 60_000;

/**
 * Runs an action when the page's data may be stale: when its tab was hidden for 10 s or more, and when the
 * date changes. (see rule: clock changes)
 * @returns a function that stops the checks
 */
export function refreshWhenStale(act: () => void, random?: () => number): () => void {
  let elapsedSinceLeft: (() => number) | undefined;
  let day = localDay(new Date());
  const run = () => {
    day = localDay(new Date());
    act();
  };
  const look = () => {
    if (localDay(new Date()) !== day) run();
  };
  const follow = () => {
    if (document.hidden) elapsedSinceLeft = startStopwatch();
    else if (elapsedSinceLeft && elapsedSinceLeft() >= STALE_AFTER_MS) run();
    else look();
  };
  document.addEventListener('visibilitychange', follow);
  const timer = setInterval(look, withJitter(DATE_CHECK_INTERVAL_MS, random));
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearInterval(timer);
  };
}
