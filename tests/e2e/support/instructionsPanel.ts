import type { Locator, Page } from '@playwright/test';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import type { App } from './App.ts';
import { expect } from './test.ts';

export const PANEL_PAGE = '/company/company-1?panel=instructions';
export const PATH = '/api/companies/restaurants/company-1/ai-instructions';

export const form = (page: Page) => page.getByRole('form', { name: 'AI Instructions Builder' });
export const button = (page: Page, name: string | RegExp) =>
  form(page).getByRole('button', { name, exact: true });
export const group = (page: Page, name: string) => form(page).getByRole('group', { name, exact: true });
export const prompt = (page: Page) => form(page).getByLabel('System prompt text');
export const save = (page: Page) => button(page, 'Save changes');

/** The row of a core instruction, from 1. */
export const row = (page: Page, place: number) =>
  form(page).getByRole('listitem', { name: `Instruction ${place}`, exact: true });
export const words = (within: Locator) => within.getByLabel('Instruction', { exact: true });

/** Opens the builder with the instructions that every restaurant begins with. */
export async function openBuilder(
  app: App,
  state: ScenarioName = 'a company with AI instructions',
): Promise<void> {
  const { page } = app;
  await app.enter(state, PANEL_PAGE);
  await bringToView(page);
}

/** The panels are loaded when they are about to be seen. */
export async function bringToView(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Voice AI Management' }).scrollIntoViewIfNeeded();
  await expect(prompt(page)).toBeVisible();
}
