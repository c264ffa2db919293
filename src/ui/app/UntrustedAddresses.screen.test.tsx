import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';
const plansPage = `${companyPage}/subscription`;

const untrusted = ['javascript:alert(1)', '//pay.example'];
const connect = (name: string) => page.getByRole('button', { name: `Connect ${name}`, exact: true });

describe('A URL from the API that is not http(s)', () => {
  test('never becomes a link, image, or recording', async ({ app }) => {
    await app.enter('a company with addresses that must not be opened', companyPage);
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect
      .element(definitionOf('Website', details))
      .toHaveTextContent('javascript:alert(document.cookie)');
    await expect.element(definitionOf('Logo', details)).toMatchTextContent('data:image/svg+xml');
    const call = page.getByRole('list', { name: 'Calls of (212) 555-0142' }).getByRole('listitem');
    await expect.element(call).toMatchTextContent('Recording: javascript:alert(document.domain)');

    const addresses = page
      .css('a, img, iframe, object, embed, form, audio, video, source')
      .elements()
      .map((element) => ['href', 'src', 'data', 'action'].map((name) => element.getAttribute(name)));
    const used = addresses.flat().filter((text) => text !== null);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((text) => /^\s*(javascript|data|vbscript):/i.test(text))).toEqual([]);
  });

  test('shows a message instead of opening a checkout or billing portal', async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    const upgrade = page.getByRole('article', { name: 'Scale' }).getByRole('button');
    await expect.element(upgrade).toBeVisible();
    for (const url of untrusted) {
      app.fault(`POST /api/companies/:id/subscription/checkout json ${JSON.stringify({ url })}`);
      await upgrade.click();
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('Failed to create checkout session. Please try again.');
      app.fault(`POST /api/companies/:id/billing-portal json ${JSON.stringify({ url })}`);
      await page.getByRole('button', { name: /^Manage Plan/ }).click();
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('Failed to open billing portal. Please try again.');
    }
    expect(app.left).toEqual([]);
    await expect.poll(address).toBe(plansPage);
  });

  test("shows 'Backend did not return a valid URL' instead of connecting a point of sale", async ({
    app,
  }) => {
    await app.enter('no connected point of sale', companyPage);
    for (const name of ['Square', 'Clover']) {
      const panel = page.getByRole('group', { name, exact: true });
      await expect.element(connect(name)).toBeVisible();
      for (const url of untrusted) {
        app.fault(`GET /api/integrations/:provider/:id/auth/start json ${JSON.stringify({ url })}`);
        await connect(name).click();
        await expect
          .element(panel.getByRole('alert'))
          .toHaveTextContent('Backend did not return a valid URL');
        await panel.getByRole('button', { name: 'Dismiss' }).click();
      }
    }
    expect(app.left).toEqual([]);
    await expect.poll(address).toBe(companyPage);
    expect(sessionStorage.getItem('cloverCompanyId')).toBeNull();
  });
});

describe('A URL from the API on an unknown site', () => {
  const elsewhere = { url: 'https://pay.example.evil.test/session' };
  const says =
    "The link leads to pay.example.evil.test, a site we don't recognize, so we didn't open it. Please contact support.";

  test('shows a message instead of opening a checkout or billing portal', async ({ app }) => {
    app.redirectHosts = ['pay.example'];
    await app.enter('a company that may be billed', plansPage);
    app.answer('POST /api/companies/:id/subscription/checkout', elsewhere);
    app.answer('POST /api/companies/:id/billing-portal', elsewhere);
    const upgrade = page.getByRole('article', { name: 'Scale' }).getByRole('button');
    for (const button of [upgrade, page.getByRole('button', { name: /^Manage Plan/ })]) {
      await button.click();
      await expect.element(page.getByRole('alert')).toHaveTextContent(says);
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(app.left).toEqual([]);
  });

  test('shows a message instead of connecting a point of sale, which can be retried', async ({ app }) => {
    app.redirectHosts = ['pay.example'];
    await app.enter('no connected point of sale', companyPage);
    app.answer('GET /api/integrations/:provider/:id/auth/start', elsewhere);
    for (const name of ['Square', 'Clover']) {
      await connect(name).click();
      const panel = page.getByRole('group', { name, exact: true });
      await expect.element(panel.getByRole('alert')).toHaveTextContent(says);
      await expect.element(connect(name)).toBeEnabled();
    }
    expect(app.left).toEqual([]);
    expect(sessionStorage.getItem('cloverCompanyId')).toBeNull();
  });
});
