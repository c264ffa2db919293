import { setOnline } from '#tests/support/screen/connection.ts';
import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';
const TITLES = [
  'Voice Configuration',
  'Menu Builder',
  'AI Instructions Builder',
  'Telephony Configuration',
  'Deployment Controls',
];

describe('The panels of Voice AI Management', () => {
  test('are five tabs with one tab stop and arrow keys, and the first tab is open', async ({ app }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    await reachPanels();
    const tabs = panels.getByRole('tab');
    expect(tabs.texts()).toEqual(TITLES);
    await expect.element(panels.getByRole('tabpanel')).toHaveAccessibleName('Voice Configuration');
    await expect.element(page.getByRole('switch', { name: 'Read-only' })).not.toBeChecked();
    expect(tabs.elements().map((tab) => (tab as HTMLElement).tabIndex)).toEqual([0, -1, -1, -1, -1]);

    await tabs.first().focus();
    await keyboard.press('ArrowRight');
    await expect.element(tabs.nth(1)).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(panels.getByRole('tabpanel')).toHaveAccessibleName('Menu Builder');
    await expect.poll(address).toBe(`${companyPage}?panel=menu`);
  });

  test('show an offline message next to the save state', async ({ app }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    await reachPanels();
    setOnline(false);
    await expect.element(panels.getByText('All changes saved. You seem to be offline')).toBeVisible();
    setOnline(true);
    await expect.element(panels.getByText('All changes saved', { exact: true })).toBeVisible();
  });

  test('are stacked on a phone, with at most one open', async ({ app }) => {
    await page.viewport(360, 740);
    await app.enter('a signed-in owner of a company', `${companyPage}#voice-ai`);
    const headings = panels.css('h3 > button');
    await expect.poll(() => headings.texts()).toEqual(TITLES);
    const heading = (title: string) => headings.filter({ hasText: title });
    const panel = (title: string) => panels.getByRole('region', { name: title, exact: true });
    for (const title of TITLES) await expect.element(panel(title)).not.toBeInTheDocument();

    await heading('Menu Builder').click();
    await expect.element(panel('Menu Builder')).toBeVisible();
    await heading('Deployment Controls').click();
    await expect.element(panel('Deployment Controls')).toBeVisible();
    await expect.element(panel('Menu Builder')).not.toBeInTheDocument();
    await heading('Deployment Controls').click();
    await expect.element(panel('Deployment Controls')).not.toBeInTheDocument();
  });
});
