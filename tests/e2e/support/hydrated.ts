import type { Page } from '@playwright/test';
import { controlsItsPage } from '#tests/support/controlsItsPage.ts';

/** Waits until the app works a page that was built as HTML. Other pages are not waited for. */
export const isHydrated = (page: Page) => page.waitForFunction(controlsItsPage);

/** Has a page wait for that whenever it is opened or loaded again, but for tests that say for what they wait. */
export function waitUntilHydrated(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await isHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await isHydrated(page);
    return response;
  };
}
