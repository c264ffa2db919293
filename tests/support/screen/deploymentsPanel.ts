import type { Locator } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { advanceClock, stopClock } from './clock.ts';
import { mouse } from './userInput.ts';
import { panels, reachPanels } from './panels.ts';

export const PANEL_PAGE = '/company/company-1?panel=deployments';
export const DEPLOYMENT = '/api/companies/restaurants/company-1/deployment';

export const pending = () => panels.getByRole('region', { name: 'Pending changes' });
export const history = () => panels.getByRole('region', { name: 'Deployment history' });
export const entries = () => history().getByRole('list', { name: 'Deployments' }).css('> li');
export const selectAll = () => pending().getByRole('checkbox', { name: 'Select All' });
export const change = (name: string) => pending().getByRole('checkbox', { name });
export const button = (name: string) => panels.getByRole('button', { name, exact: true });
export const success = (text: string | RegExp) => panels.getByRole('status').filter({ hasText: text });

/** Opens a restaurant's deployments panel in a scenario. */
export async function openPanel(
  app: App,
  scenario: ScenarioName = 'a restaurant with two pending changes',
): Promise<void> {
  await app.enter(scenario, PANEL_PAGE);
  await reachPanels();
  await expect.element(history()).toBeVisible();
}

/** Opens the panel with a frozen clock. */
export async function openWithFrozenClock(app: App, scenario?: ScenarioName, at?: string): Promise<void> {
  stopClock(at);
  await openPanel(app, scenario);
}

/** Expects a message that disappears after 5 s. */
export async function expectFor5s(message: Locator): Promise<void> {
  await expect.element(message).toBeVisible();
  await mouse.move(0, 0);
  await advanceClock(4900);
  await expect.element(message).toBeVisible();
  await advanceClock(200);
  await expect.element(message).not.toBeInTheDocument();
}
