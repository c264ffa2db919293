import type { Page } from '@playwright/test';
import { SCENARIO_NOW } from '../../../mocks/scenarios/scenarioRows.ts';

/**
 * Freezes the clock of pages that load from now on. Advance it with `page.clock`. Timers run only when the
 * test advances the clock.
 */
export async function stopClock(page: Page): Promise<void> {
  const moment = Date.parse(SCENARIO_NOW);
  // a clock runs after it is installed, and can only pause at a later time
  await page.clock.install({ time: moment - 60_000 });
  await page.clock.pauseAt(moment);
}
