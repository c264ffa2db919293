import type { Page } from '@playwright/test';

/**
 * The picture of the console in the README, and its text. `npm run screenshot -- readme` writes both files. A
 * browser test compares the text with the page to find an outdated picture. The clock is frozen.
 */
export const readmePicture = {
  path: '/company/trattoria-aurora?seed=1987&as=owner@tableside.example&clock=2026-11-28T00:30:00Z&orders=paused',
  viewport: { width: 1280, height: 860 },
  image: 'tests/screenshots/company.png',
  text: 'tests/screenshots/company.txt',
} as const;

/** Waits for the list of phone calls and the call log, which are the last to load near the viewport. */
export async function waitForReadmePage(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: /^Calls of/ })
    .first()
    .waitFor();
  await page.getByText('callers to call back').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the text inside the viewport, one line per text node, from top to bottom. */
export function textInViewport(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode } = nodes;
      const text = currentNode.textContent?.trim() ?? '';
      if (text === '' || !currentNode.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { width, bottom, top } = range.getBoundingClientRect();
      if (width > 1 && bottom > 0 && top < innerHeight) lines.push(text);
    }
    return `${lines.join('\n')}\n`;
  });
}
