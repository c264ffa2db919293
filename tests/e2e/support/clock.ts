import type { Page } from '@playwright/test';
import { SCENARIO_NOW } from '../../../mocks/scenarios/scenarioRows.ts';

/**
 * Gives the pages that are loaded from now on a clock that stands still until a test moves it with `page.clock`, so
 * that what happens every so often happens only when the test says so.
 */
export async function stopClock(page: Page): Promise<void> {
  const moment = Date.parse(SCENARIO_NOW);
  // it runs from where it is installed until it is stopped, and can be stopped only at a moment to come
  await page.clock.install({ time: moment - 60_000 });
  await page.clock.pauseAt(moment);
}
