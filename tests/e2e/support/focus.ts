import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { focusShows, nameOf } from '../../support/visibleFocus.ts';

/** Presses Tab until the target has focus. Every stop must show its focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = page.locator(':focus');
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key);
    if ((await focused.count()) === 0) continue; // focus was in the browser's own controls
    // a loading page may still move focus or content
    await expect(focused).toBeInViewport();
    const shows = await focusShows(page, page.mainFrame());
    expect(shows, `the focus on ${await focused.evaluate(nameOf)} is visible`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}
