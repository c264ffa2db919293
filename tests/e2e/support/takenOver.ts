import type { Page } from '@playwright/test';

/** Waits until the app works the page, whether that was built as HTML or not. */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
