import { expect, type Page } from '@playwright/test';

/** Reloads the page as a person would who, when the browser asks whether to leave it, stays. */
export async function stayWhenAskedOnReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  // not Playwright's own reload, which would wait for a page that does not come
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}
