import type { Page } from '@playwright/test';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const plansPage = `${companyPage}/subscription`;

const untrusted = ['javascript:alert(1)', 'data:text/html,<h1>Pay here</h1>', 'vbscript:x', '//pay.example'];
const connect = (page: Page, name: string) =>
  page.getByRole('button', { name: `Connect ${name}`, exact: true });

/** A redirect would end the page and what a script of ours left in it. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['same'] = 'yes'));
const expectSamePage = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same', 'yes');

test.describe('An address from the API that is not http(s)', () => {
  test('is text where it is the website, the logo or a recording, and neither link nor image', async ({
    app,
    page,
  }) => {
    await app.enter('a company with addresses that must not be opened', companyPage);
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect(fact(details, 'Website')).toHaveText('javascript:alert(document.cookie)');
    await expect(fact(details, 'Logo')).toContainText('data:image/svg+xml');
    const call = page.getByRole('group', { name: 'Calls of +12125550142' }).getByRole('listitem');
    await expect(call).toContainText('Recording: javascript:alert(document.domain)');

    const addresses = await page
      .locator('a, img, iframe, object, embed, form, audio, video, source')
      .evaluateAll((elements) =>
        elements.map((element) =>
          ['href', 'src', 'data', 'action'].map((name) => element.getAttribute(name)),
        ),
      );
    const used = addresses.flat().filter((address) => address !== null);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((address) => /^\s*(javascript|data|vbscript):/i.test(address))).toEqual([]);
  });

  test('is a checkout or a billing portal that could not be opened', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    const upgrade = page.getByRole('article', { name: 'Scale' }).getByRole('button');
    await expect(upgrade).toBeVisible();
    await mark(page);
    for (const url of untrusted) {
      await app.fault(`POST /api/companies/:id/subscription/checkout json ${JSON.stringify({ url })}`);
      await upgrade.click();
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to create checkout session. Please try again.',
      );
      await app.fault(`POST /api/companies/:id/billing-portal json ${JSON.stringify({ url })}`);
      await page.getByRole('button', { name: /^Manage Plan/ }).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to open billing portal. Please try again.');
    }
    await expectSamePage(page);
    await expect(page).toHaveURL(plansPage);
  });

  test("is a connection whose 'Backend did not return a valid URL'", async ({ app, page }) => {
    await app.enter('no connected point of sale', companyPage);
    for (const name of ['Square', 'Clover']) {
      const panel = page.getByRole('group', { name, exact: true });
      await expect(connect(page, name)).toBeVisible();
      await mark(page);
      for (const url of untrusted) {
        await app.fault(`GET /api/integrations/:provider/:id/auth/start json ${JSON.stringify({ url })}`);
        await connect(page, name).click();
        await expect(panel.getByRole('alert')).toHaveText('Backend did not return a valid URL');
        await panel.getByRole('button', { name: 'Dismiss' }).click();
      }
    }
    await expectSamePage(page);
    await expect(page).toHaveURL(companyPage);
    expect(await page.evaluate(() => sessionStorage.getItem('cloverCompanyId'))).toBeNull();
  });
});
