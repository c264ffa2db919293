import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';
import { reachPanels } from './panels.ts';

export const PANEL_PAGE = '/company/company-1?panel=menu';
export const MENU = '/api/companies/restaurants/company-1/menu';
export const DESSERTS = `${MENU}/categories/desserts`;

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (name: string) => page.getByRole('dialog', { name });
export const question = () => page.getByRole('alertdialog');
/** Chooses an action from the menu of an item or category. */
export async function choose(action: string, of: string): Promise<void> {
  await button(`Actions for ${of}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const names = () => page.getByRole('group', { name: /\bitems$|^Items found$/ }).css('[data-name]');
export const categories = () => page.getByRole('region', { name: 'Categories' }).css('[data-name]');

/** Opens the menu builder with three desserts. */
export async function openPanel(
  app: App,
  state: Parameters<App['enter']>[0] = 'a restaurant with a menu',
): Promise<void> {
  await app.enter(state, PANEL_PAGE);
  await reachPanels();
  await expect.element(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
}

/** Opens the panel again, like a page reload. */
export async function reload(app: App): Promise<void> {
  app.reload();
  await reachPanels();
}
