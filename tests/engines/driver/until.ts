import { setTimeout } from 'node:timers/promises';

/** In milliseconds, generous for busy machines. */
const LIMIT = 30_000;
const PAUSE = 50;

/**
 * Polls until the condition holds. Errors count as no, because a page may be unloading.
 * @throws Error with what didn't happen and the last error
 */
export async function waitUntil(
  what: string,
  holds: () => Promise<boolean | { readonly not: string }>,
): Promise<void> {
  const end = performance.now() + LIMIT;
  let last = '';
  do {
    const asked = performance.now();
    try {
      const answer = await holds();
      if (answer === true) return;
      last = answer === false ? '' : answer.not;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    // gives a slow page time for its own work
    await setTimeout(Math.max(PAUSE, performance.now() - asked));
  } while (performance.now() < end);
  throw new Error(`Not within ${LIMIT / 1000} s: ${what}${last && `; last: ${last}`}`);
}
