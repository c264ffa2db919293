import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';
import { setDate } from './clock.ts';

/** 10 AM on Wednesday, March 4, 2026, in New York. */
const NOW = '2026-03-04T15:00:00Z';

export const bookableDay = (name: string) => page.getByRole('grid').getByRole('button', { name });
export const proceed = () => page.getByRole('button', { name: 'Continue' });

export async function openBooking(app: App): Promise<void> {
  setDate(NOW);
  app.open('/booking');
  await expect.element(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
}

/** Opens the details step, for 1 PM on March 5. */
export async function openBookingDetails(app: App): Promise<void> {
  await openBooking(app);
  await bookableDay('Thursday, March 5, 2026').click();
  await page.getByRole('radio', { name: '1:00 PM' }).check();
  await proceed().click();
  await expect.element(page.getByRole('heading', { name: 'Thursday, March 5, 2026, 1:00 PM' })).toHaveFocus();
}
