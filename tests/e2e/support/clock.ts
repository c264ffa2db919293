import type { Page } from '@playwright/test';

/** Some moment after everything in the named states of the backend has happened. */
export const AFTER_THE_STATES = '2026-01-22T12:00:00.000Z';

/**
 * Gives the pages that are loaded from now on a clock that stands still until a test moves it with `page.clock`, so
 * that what happens every so often happens only when the test says so.
 */
export async function stopClock(page: Page, at: string = AFTER_THE_STATES): Promise<void> {
  const moment = Date.parse(at);
  // it runs from where it is installed until it is stopped, and can be stopped only at a moment to come
  await page.clock.install({ time: moment - 60_000 });
  await page.clock.pauseAt(moment);
}
