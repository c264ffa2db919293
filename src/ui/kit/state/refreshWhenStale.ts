import { withJitter } from '#domain/shared/withJitter.ts';
import { localDay } from '#domain/shared/localDay.ts';
import { startStopwatch } from './stopwatch.ts';

/** After this many milliseconds in the background, a tab's data may be stale. */
const STALE_AFTER_MS = 10_000;

/**
 * How often the date is compared, in milliseconds (see rule: jitter). A timer until midnight would miss sleep and
 * clock changes.
 */
const LOOK_EVERY_MS = 60_000;

/**
 * Runs an action whenever the page may be stale: when its tab returns after a while, and when a new day has
 * started, by the clock or because it was changed. (see rule: clock changes)
 * @returns a function that stops it
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
  const timer = setInterval(look, withJitter(LOOK_EVERY_MS, random));
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearInterval(timer);
  };
}
