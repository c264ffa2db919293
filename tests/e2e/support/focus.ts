import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const RING = 8;

/** The focused element must look different from when it is not focused. Leaves the focus where it is. */
async function expectVisibleFocus(page: Page): Promise<void> {
  // a page that is just arriving may still move the focus or itself
  await expect(page.locator(':focus')).toBeInViewport();
  const focused = await page.locator(':focus').elementHandle();
  const box = await focused?.boundingBox();
  if (!focused || !box) throw new Error('Nothing has the focus');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, box.x - RING);
  const top = Math.max(0, box.y - RING);
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + RING) - left,
    height: Math.min(height, box.y + box.height + RING) - top,
  };
  const withFocus = await page.screenshot({ clip, animations: 'disabled' });
  await focused.evaluate((element) => (element as HTMLElement).blur());
  const without = await page.screenshot({ clip, animations: 'disabled' });
  await focused.focus();
  expect(withFocus.equals(without), `the focus on ${await focused.evaluate(nameOf)} is visible`).toBe(false);
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

/** Presses Tab until the focus is there; every stop on the way must show its focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key);
    if ((await page.locator(':focus').count()) === 0) continue; // the browser's own controls had their turn
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}
