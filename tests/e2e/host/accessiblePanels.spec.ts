import type { Page } from '@playwright/test';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import type { App } from '../support/App.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a panel and scrolls to it, so that it loads. */
async function openPanel(app: App, panel: string, scenario?: ScenarioName): Promise<void> {
  if (scenario) await app.enter(scenario, `/company/company-1?panel=${panel}`);
  else await app.signInAs('owner', `/company/trattoria-aurora?panel=${panel}`);
  // content above may push the panel out of view again
  await expect(async () => {
    await section(app.page).scrollIntoViewIfNeeded();
    await expect(section(app.page).getByRole('tab').first()).toBeVisible({ timeout: 300 });
  }).toPass();
}

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test.slow();

  test('Voice AI Management with the voice configuration', async ({ app, page }) => {
    await openPanel(app, 'voice', 'a signed-in owner of a company');
    const form = page.getByRole('form', { name: 'Voice Configuration' });
    await form.getByRole('switch', { name: 'Play background sound' }).check();
    await expectAccessibleEverywhere(page);
  });

  test('menu, and an item form with errors', async ({ app, page }) => {
    await openPanel(app, 'menu', 'a restaurant with a menu');
    await button(page, 'Actions for Tiramisù').click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expectAccessibleEverywhere(page);
    await button(page, 'Actions for Tiramisù').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = dialog(page, 'Edit Tiramisù');
    await form.getByLabel('Name').fill(' ');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectAccessibleEverywhere(page);
  });

  test('AI instructions with an error, a generated prompt, and a saved scenario', async ({ app, page }) => {
    await openPanel(app, 'instructions', 'a company with AI instructions');
    const form = page.getByRole('form', { name: 'AI Instructions Builder' });
    await form.getByRole('button', { name: 'Generate', exact: true }).click();
    await form.getByRole('button', { name: 'Show changes' }).click();
    await form.getByLabel('Test scenario').fill('We are a large party.');
    await form.getByRole('button', { name: 'Test conversation' }).click();
    await expect(form.getByRole('group', { name: "Agent's answer" })).toBeVisible();
    await form.getByRole('button', { name: 'Save scenario' }).click();
    await form.getByRole('button', { name: /^We are a large party/ }).click();
    await form.getByRole('button', { name: /^Large party/ }).click();
    await form.getByRole('button', { name: 'Remove instruction 3', exact: true }).click();
    const priority = form.getByRole('group', { name: 'Instruction 1', exact: true }).getByLabel('Priority');
    await priority.fill('0');
    await priority.blur();
    await expectAccessibleEverywhere(page);
  });

  test('telephony with an error', async ({ app, page }) => {
    await openPanel(app, 'telephony', 'a restaurant with call logs');
    const form = page.getByRole('form', { name: 'Telephony Configuration' });
    await form.getByLabel('Background audio type').selectOption('Custom');
    await form.getByLabel('Max retries', { exact: true }).fill('9');
    await form.getByLabel('Max retries', { exact: true }).blur();
    await expectAccessibleEverywhere(page);
  });

  test('deployments', async ({ app, page }) => {
    await openPanel(app, 'deployments');
    await section(page).getByRole('checkbox', { name: 'Voice configuration updated' }).check();
    await expect(section(page).getByRole('list', { name: 'Deployments' }).locator('> li')).toHaveCount(5);
    await expectAccessibleEverywhere(page);
  });
});
