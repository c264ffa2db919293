import type { Page } from '@playwright/test';

/** Gives what was just done the time to be drawn and cleaned up after; no event tells of that. */
export const waitUntilIdle = (page: Page, milliseconds = 500) => page.waitForTimeout(milliseconds);
