import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { advanceClock } from './clock.ts';

/** Finds the notice that appears after 15 s of waiting. */
export const slowNotice = () => page.getByText('This is taking longer than usual.');

/** Expects the notice exactly 15 s after an action has started. Needs a frozen clock. */
export async function expectSlowNotice(): Promise<void> {
  await advanceClock(14_999);
  await expect.element(slowNotice()).not.toBeInTheDocument();
  await advanceClock(1);
  await expect.element(slowNotice()).toBeVisible();
}
