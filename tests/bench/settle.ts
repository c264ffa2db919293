import type { Page } from '@playwright/test';

/** Waits for rendering and cleanup. No event reports their end. */
export const waitUntilIdle = (page: Page, milliseconds = 500) => page.waitForTimeout(milliseconds);
