import { setTimeout } from 'node:timers/promises';

/** Milliseconds; on a busy machine a page may take its time, and one that never comes need not be quick to fail. */
const LIMIT = 30_000;
const PAUSE = 50;

/**
 * Asks again and again until the answer is yes. What is thrown meanwhile counts as a no: a page may just be leaving.
 * @throws Error that says what did not come, and the last thing that spoke against it
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
    // a page that is slow to answer is to get on with its own work in between
    await setTimeout(Math.max(PAUSE, performance.now() - asked));
  } while (performance.now() < end);
  throw new Error(`Not so within ${LIMIT / 1000} s: ${what}${last && `; at last: ${last}`}`);
}
