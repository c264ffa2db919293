import type { Page } from '@playwright/test';
import { controlsItsPage } from '#tests/support/controlsItsPage.ts';

/** Waits until a prerendered page is hydrated. Returns at once for other pages. */
export const isHydrated = (page: Page) => page.waitForFunction(controlsItsPage);

/** Makes every navigation wait for hydration, except in tests that wait for hydration themselves. */
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
