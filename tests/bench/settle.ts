import type { Page } from '@playwright/test';

/** Waits for rendering and cleanup to end, which no event reports. */
export const waitUntilIdle = (page: Page, milliseconds = 500) => page.waitForTimeout(milliseconds);
