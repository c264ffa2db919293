import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';

const calls = (page: Page) => page.getByRole('region', { name: 'Calls', exact: true });
const transcript = (page: Page) => page.getByRole('dialog', { name: 'Transcript' });

test.describe('Calls of a company', () => {
  test('show their transcript in a panel, which Escape closes and gives the focus back', async ({
    app,
    page,
  }) => {
    await app.enter('a company with calls', companyPage);
    const view = calls(page).getByRole('button', {
      name: 'View Transcript of the call on Thu, Jan 15, 1:30 PM',
    });
    await view.click();
    const panel = transcript(page);
    await expect(panel).toBeVisible();
    await expect(panel).toContainText('(212) 555-0142');
    await expect(panel).toContainText('Booked a table for two at eight.');
    const lines = panel.getByRole('group', { name: 'Transcript lines' }).getByRole('listitem');
    await expect(lines).toHaveText([
      'Agent0:01Trattoria Aurora! How can I help you today?',
      'Caller0:05A table for two at eight, please.',
    ]);
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(view).toBeFocused();

    await view.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(view).toBeFocused();
  });
});
