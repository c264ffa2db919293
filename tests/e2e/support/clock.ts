import type { Page } from '@playwright/test';
import { SCENARIO_NOW } from '../../../mocks/scenarios/scenarioRows.ts';

/**
 * Freezes the clock of pages loaded from now on. Advance it with `page.clock`, so intervals only fire when
 * the test says so.
 */
export async function stopClock(page: Page): Promise<void> {
  const moment = Date.parse(SCENARIO_NOW);
  // a clock runs once installed and can only pause at a future time
  await page.clock.install({ time: moment - 60_000 });
  await page.clock.pauseAt(moment);
}
