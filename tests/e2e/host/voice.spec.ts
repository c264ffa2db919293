import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { buildFolders } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const panelPage = `${companyPage}?panel=voice`;

const form = (page: Page) => page.getByRole('form', { name: 'Voice Configuration' });
const firstMessage = (page: Page) => form(page).getByLabel('First message');
const reveal = (page: Page) =>
  page.getByRole('region', { name: 'Voice AI Management' }).scrollIntoViewIfNeeded();

async function openPanel(app: App, path = panelPage): Promise<void> {
  await app.enter('a signed-in owner of a company', path);
  await reveal(app.page);
  await expect(firstMessage(app.page)).toBeVisible();
}

test.describe('Unsaved changes', () => {
  test('stay on the page if the dialog for leaving fails to load', async ({ app, page }) => {
    const assets = `${buildFolders.host}/assets`;
    const script = readdirSync(assets).find((name) =>
      readFileSync(`${assets}/${name}`, 'latin1').includes('Discard unsaved changes?'),
    );
    await page.route(`**/assets/${script}`, (route) => route.abort());
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('alert')).toContainText("Couldn't open this dialog.");
    await expect(page).toHaveURL(panelPage);
    await expect(firstMessage(page)).toHaveValue('Good evening.');
  });

  test('make the browser ask before a reload', async ({ app, page }) => {
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    const asked = page.waitForEvent('dialog');
    // Playwright's reload would wait for the new page
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(firstMessage(page)).toHaveValue('Good evening.');
  });
});
