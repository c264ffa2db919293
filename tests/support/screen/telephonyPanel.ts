import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import type { App } from './App.tsx';
import { panels, reachPanels } from './panels.ts';

export const PANEL_PAGE = '/company/company-1?panel=telephony';
export const CONFIG = '/api/companies/restaurants/company-1/vapi-config';

export const form = page.getByRole('form', { name: 'Telephony Configuration' });
export const field = (label: string) => form.getByLabelText(label, { exact: true });
export const button = (name: string) => panels.getByRole('button', { name, exact: true });
export const success = (text: string | RegExp) => panels.getByRole('status').filter({ hasText: text });
export const rows = () => panels.getByRole('table', { name: 'Call logs' }).css('tbody tr');

/** Opens the panel of a restaurant that has two calls. */
export async function openPanel(
  app: App,
  scenario: ScenarioName = 'a restaurant with call logs',
): Promise<void> {
  await app.enter(scenario, PANEL_PAGE);
  await reachPanels();
  await expect.element(field('Phone number')).toBeVisible();
}
