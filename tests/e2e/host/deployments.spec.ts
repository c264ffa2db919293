import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';

const panelPage = '/company/company-1?panel=deployments';

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const pending = (page: Page) => section(page).getByRole('region', { name: 'Pending changes' });
const history = (page: Page) => section(page).getByRole('region', { name: 'Deployment history' });
const entries = (page: Page) => history(page).getByRole('list', { name: 'Deployments' }).locator('> li');
const selectAll = (page: Page) => pending(page).getByRole('checkbox', { name: 'Select All' });
const change = (page: Page, name: string) => pending(page).getByRole('checkbox', { name });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const success = (page: Page, text: string | RegExp) =>
  section(page).getByRole('status').filter({ hasText: text });

/** Brings the panels into sight, which are loaded by that. What is above them may push them away again meanwhile. */
async function reachPanels(page: Page): Promise<void> {
  await expect(async () => {
    await section(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab', { name: 'Deployment Controls' })).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function openPanel(app: App, scenario: ScenarioName): Promise<void> {
  await app.enter(scenario, panelPage);
  await reachPanels(app.page);
  await expect(history(app.page)).toBeVisible();
}

const twoChanges = (app: App) => openPanel(app, 'a restaurant with two pending changes');

test.describe('Pending changes', () => {
  test('are more by one once another panel has saved', async ({ app, page }) => {
    await twoChanges(app);
    await expect(change(page, 'Voice configuration updated')).toHaveCount(1);
    await page.getByRole('tab', { name: 'Voice Configuration' }).click();
    await section(page).getByLabel('First message').fill('Good evening.');
    await button(page, 'Save changes').click();
    await expect(section(page).getByText('Voice configuration saved successfully!')).toBeVisible();
    await page.getByRole('tab', { name: 'Deployment Controls' }).click();
    await expect(change(page, 'Voice configuration updated')).toHaveCount(2);
  });
});

test('Deployment Controls are worked by keyboard', async ({ app, page }) => {
  await twoChanges(app);
  await page.getByRole('tab', { name: 'Deployment Controls' }).focus();
  await tabTo(page, selectAll(page));
  await page.keyboard.press('Space');
  await expect(selectAll(page)).toBeChecked();
  await tabTo(page, button(page, 'Deploy Now'));
  await page.keyboard.press('Enter');
  await expect(success(page, 'Deployment successful!')).toBeVisible();
  await expect(button(page, 'Deploy Now')).toBeFocused();
});

test('Deployment Controls are accessible in both themes at every width', async ({ app, page }) => {
  test.slow();
  await app.signInAs('owner', '/company/trattoria-aurora?panel=deployments');
  await reachPanels(page);
  await change(page, 'Voice configuration updated').check();
  await expect(entries(page)).toHaveCount(6);
  await expectAccessibleEverywhere(page, [1280, 768, 360]);
});
