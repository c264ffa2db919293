import { page, type Locator } from 'vitest/browser';
import { expect } from 'vitest';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import type { App } from './App.tsx';
import { reachPanels } from './panels.ts';

export const PANEL_PAGE = '/company/company-1?panel=instructions';
export const PATH = '/api/companies/restaurants/company-1/ai-instructions';

export const form = page.getByRole('form', { name: 'AI Instructions Builder' });
export const button = (name: string | RegExp) => form.getByRole('button', { name, exact: true });
export const group = (name: string) => form.getByRole('group', { name, exact: true });
export const prompt = form.getByLabelText('System prompt text');
export const save = button('Save changes');

/** Finds the row of a core instruction. The first row is 1. */
export const row = (place: number) => form.getByRole('group', { name: `Instruction ${place}`, exact: true });
export const words = (within: Locator) => within.getByLabelText('Instruction', { exact: true });

export const priority = (place: number) => row(place).getByLabelText('Priority');
export const situation = (place: number) =>
  form.getByRole('group', { name: `Situation ${place}`, exact: true });
export const saved = page.getByText('AI instructions saved successfully!');

export async function openBuilder(
  app: App,
  state: ScenarioName = 'a company with AI instructions',
): Promise<void> {
  await app.enter(state, PANEL_PAGE);
  await reachPanels();
  await expect.element(prompt).toBeVisible();
}
