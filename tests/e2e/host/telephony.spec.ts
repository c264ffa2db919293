import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';

const panelPage = '/company/company-1?panel=telephony';

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const form = (page: Page) => page.getByRole('form', { name: 'Telephony Configuration' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
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

async function openPanel(app: App, scenario: ScenarioName = 'a restaurant with call logs'): Promise<void> {
  await app.enter(scenario, panelPage);
  await reachPanels(app.page);
  await expect(field(app.page, 'Phone number')).toBeVisible();
}

test.describe('The telephony configuration', () => {
  test('is saved with every field, and read back after a reload', async ({ app, page }) => {
    await openPanel(app);
    await field(page, 'Phone number').fill('+1 (347) 555-0121');
    await field(page, 'Phone ID').fill('phone-9');
    await field(page, 'Assistant ID').fill('aurora-late');
    await field(page, 'Max call duration').selectOption('20 minutes');
    await form(page).getByRole('switch', { name: 'Record calls' }).uncheck();
    await form(page).getByRole('switch', { name: 'Transcribe calls' }).uncheck();
    await field(page, 'Max retries').fill('0');
    await form(page).getByRole('slider', { name: 'Retry delay' }).press('End');
    await field(page, 'Background audio type').selectOption('Custom');
    await field(page, 'Background audio URL').fill('https://cdn.example/hum.mp3');
    await field(page, 'Busy message').fill('Un momento.');
    await field(page, 'After-hours message').fill('We open at noon.');
    await field(page, 'End call phrases').fill('ciao\n\n arrivederci ');
    await expect(field(page, 'End call phrases')).toHaveAccessibleDescription(
      '2 lines. A blank line is dropped when you save.',
    );
    await field(page, 'Transfer phrases').fill('the manager');
    await field(page, 'Silence timeout').fill('30');
    await field(page, 'Interruption sensitivity').fill('10');
    await button(page, 'Save changes').click();
    await expect(success(page, 'VAPI configuration saved successfully!')).toBeVisible();
    await expect(field(page, 'End call phrases')).toHaveValue('ciao\narrivederci');
    await expect(button(page, 'Save changes')).toHaveCount(0);

    await page.reload();
    await reachPanels(page);
    const expected = {
      'Phone number': '+1 (347) 555-0121',
      'Phone ID': 'phone-9',
      'Assistant ID': 'aurora-late',
      'Max call duration': '20',
      'Max retries': '0',
      'Retry delay': '60',
      'Background audio type': 'custom',
      'Background audio URL': 'https://cdn.example/hum.mp3',
      'Busy message': 'Un momento.',
      'After-hours message': 'We open at noon.',
      'End call phrases': 'ciao\narrivederci',
      'Transfer phrases': 'the manager',
      'Silence timeout': '30',
      'Interruption sensitivity': '10',
    };
    for (const [label, value] of Object.entries(expected)) {
      await expect(field(page, label)).toHaveValue(value);
    }
    await expect(form(page).getByRole('switch', { name: 'Record calls' })).not.toBeChecked();
    await expect(form(page).getByRole('switch', { name: 'Transcribe calls' })).not.toBeChecked();
  });
});

test.describe('A test call', () => {
  const call = (page: Page) => button(page, 'Place test call');

  test('is placed by keyboard', async ({ app, page }) => {
    await openPanel(app);
    await field(page, 'Assistant ID').focus();
    await tabTo(page, call(page));
    await page.keyboard.press('Enter');
    await expect(success(page, 'Test call successful!')).toBeVisible();
  });
});

test('The telephony configuration is accessible in both themes at every width', async ({ app, page }) => {
  test.slow();
  await openPanel(app);
  await field(page, 'Background audio type').selectOption('Custom');
  await field(page, 'Max retries').fill('9');
  await field(page, 'Max retries').blur();
  await expectAccessibleEverywhere(page, [1280, 768, 360]);
});
