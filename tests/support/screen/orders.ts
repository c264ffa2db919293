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
/** The time after which orders are read again. */
export const passRefreshInterval = () => advanceClock(10_000);

/** Two orders: 1042 of Jan 15, 2026 and 1041 of the day before. No others come by themselves. */
export async function openTwoOrders(app: App, path = ORDERS_PAGE): Promise<void> {
  await app.enter('a company with orders', path);
}

/** The 46 orders of the seed, which are more than a window shows. */
export async function openManyOrders(app: App): Promise<void> {
  await app.signInAs('owner', '/company/trattoria-aurora/orders');
  await expect.element(orderCards().first()).toBeVisible();
}
