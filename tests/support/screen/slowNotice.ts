import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { advanceClock } from './clock.ts';

/** The notice of something that takes more than 15 s. */
export const slowNotice = () => page.getByText('This is taking longer than usual.');

/** Expects the notice 15 s after something began, and not before. The clock is stopped. */
export async function expectSlowNotice(): Promise<void> {
  await advanceClock(14_999);
  await expect.element(slowNotice()).not.toBeInTheDocument();
  await advanceClock(1);
  await expect.element(slowNotice()).toBeVisible();
}
