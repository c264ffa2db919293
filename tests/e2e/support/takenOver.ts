import type { Page } from '@playwright/test';

/**
 * Waits until the app works a page that was built as HTML; until then its links load pages anew, and nothing that is
 * typed is remembered. Other pages are not waited for.
 */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    if (dataset['page'] === undefined || 'stale' in dataset) return true;
    return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
  });

/** Has a page wait for that whenever it is opened or loaded again, but for tests that say for what they wait. */
export function waitUntilTakenOver(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await isTakenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await isTakenOver(page);
    return response;
  };
}
