import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { buildFolders } from '../support/addresses.ts';
import { stayWhenAskedOnReload } from '../support/reload.ts';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const panelPage = `${companyPage}?panel=voice`;

const form = (page: Page) => page.getByRole('form', { name: 'Voice Configuration' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const firstMessage = (page: Page) => form(page).getByLabel('First message');
const reveal = (page: Page) =>
  page.getByRole('region', { name: 'Voice AI Management' }).scrollIntoViewIfNeeded();

async function openPanel(app: App, path = panelPage): Promise<void> {
  await app.enter('a signed-in owner of a company', path);
  await reveal(app.page);
  await expect(firstMessage(app.page)).toBeVisible();
}

test.describe('A test of a voice', () => {
  const result = (page: Page) => page.getByLabel('Result of the voice test');

  test('can be played', async ({ app, page }) => {
    await openPanel(app);
    await form(page).getByLabel('Test message').fill('Table for two at seven?');
    const sent = page.waitForRequest((request) => request.url().endsWith('/voice-config/test'));
    await form(page).getByRole('radio', { name: /^Hana/ }).check();
    await button(page, 'Test voice').click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Voice test completed! Click play to hear the result.' }),
    ).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({ voiceId: 'Hana', testMessage: 'Table for two at seven?' });
    await expect
      .poll(() => result(page).evaluate((audio) => (audio as HTMLAudioElement).duration))
      .toBeGreaterThan(1);
  });
});

test.describe('Unsaved changes', () => {
  test('are kept, and the page with them, when the question cannot be fetched', async ({ app, page }) => {
    const assets = `${buildFolders.host}/assets`;
    const script = readdirSync(assets).find((name) =>
      readFileSync(`${assets}/${name}`, 'latin1').includes('Discard unsaved changes?'),
    );
    await page.route(`**/assets/${script}`, (route) => route.abort());
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be opened.');
    await expect(page).toHaveURL(panelPage);
    await expect(firstMessage(page)).toHaveValue('Good evening.');
  });

  test('are asked about by the browser before the page is reloaded', async ({ app, page }) => {
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await stayWhenAskedOnReload(page);
    await expect(firstMessage(page)).toHaveValue('Good evening.');
  });
});
