import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';
import { reachPanels } from './panels.ts';

export const COMPANY_PAGE = '/company/company-1';
export const PANEL_PAGE = `${COMPANY_PAGE}?panel=voice`;
export const CONFIG = '/api/companies/restaurants/company-1/voice-config';
export const SAVE = `PUT ${CONFIG}`;

export const form = page.getByRole('form', { name: 'Voice Configuration' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const firstMessage = form.getByLabelText('First message');
export const saved = page.getByText('Voice configuration saved successfully!');

/** Opens the panel of a restaurant that has saved voice settings. */
export async function openPanel(app: App, path = PANEL_PAGE): Promise<void> {
  await app.enter('a signed-in owner of a company', path);
  await reachPanels();
  await expect.element(firstMessage).toBeVisible();
}
