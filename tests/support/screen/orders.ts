import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';
import { advanceClock } from './clock.ts';

export const COMPANY = 'company-1';
export const ORDERS_PAGE = `/company/${COMPANY}/orders`;
export const LIST = `GET /api/companies/${COMPANY}/orders`;

export const orderCard = (number: string) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });
export const orderCards = () => page.getByRole('article');
export const filter = () => page.getByRole('group', { name: 'Time filter' });
export const passRefreshInterval = () => advanceClock(10_000);

/** Opens two orders: 1042 from Jan 15, 2026, and 1041 from Jan 14. No other orders arrive. */
export async function openTwoOrders(app: App, path = ORDERS_PAGE): Promise<void> {
  await app.enter('a company with orders', path);
}

/** Opens the seed's 46 orders, which don't fit on the screen. */
export async function openManyOrders(app: App): Promise<void> {
  await app.signInAs('owner', '/company/trattoria-aurora/orders');
  await expect.element(orderCards().first()).toBeVisible();
}
