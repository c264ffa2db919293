import { setTimeout } from 'node:timers/promises';

/** In milliseconds. Long enough for a busy machine. */
const LIMIT = 30_000;
const PAUSE = 50;

/**
 * Polls until the condition is true. An error means false, because a page may be unloading.
 * @throws Error with the missing condition and the last error
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
    // leaves time for the work of a slow page
    await setTimeout(Math.max(PAUSE, performance.now() - asked));
  } while (performance.now() < end);
  throw new Error(`Not within ${LIMIT / 1000} s: ${what}${last && `; last: ${last}`}`);
}
