import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** At once: the way of a wheel ends early where something comes meanwhile. */
async function scrollTo(page: Page, top: number): Promise<void> {
  const scroll = (to: number) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return scrollY;
  };
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
}

test.describe('Navigation', () => {
  for (const { name, path, shown } of [
    { name: 'a company', path: '/company/trattoria-aurora', shown: 'table' },
    {
      name: 'an agent',
      path: '/company/trattoria-aurora/agent/aurora-host',
      shown: 'tbody tr:nth-child(10)',
    },
  ]) {
    test(`comes back to where one was on the page of ${name}, with the focus on its heading`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await app.signInAs('owner', path);
      await app.latency(300);
      await expect(page.locator(shown).last()).toBeVisible();
      await scrollTo(page, 600);

      await page.getByRole('link', { name: 'My Profile' }).click();
      await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
      await page.goBack();
      await expect(page.locator(shown).last()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // rows that turn out lower than they were taken for are made up for
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 600)).toBeLessThan(57);
    });
  }

  test('comes back to the very order that one was at', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora/orders');
    const slips = page.locator('article');
    await expect(slips.last()).toBeVisible();
    await scrollTo(page, 1500);
    const inView = () =>
      slips.evaluateAll((all) =>
        all
          .map(
            (slip) => `${slip.textContent.slice(0, 5)} at ${Math.round(slip.getBoundingClientRect().top)} px`,
          )
          .filter((place) => / \d{3} px$/.test(place)),
      );
    let before = await inView();
    // those there are drawn after the scrolling, and move while they are measured
    await expect(async () => {
      const earlier = before;
      before = await inView();
      expect(before.length).toBeGreaterThan(1);
      expect(before).toEqual(earlier);
    }).toPass();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
    await page.goBack();
    await expect.poll(inView).toEqual(before);
  });

  for (const { name, path, shown, within } of [
    { name: 'a company', path: '/company/trattoria-aurora', shown: 'table', within: 57 },
    // those above are not drawn again, and taken for as high as most
    { name: 'orders', path: '/company/trattoria-aurora/orders', shown: 'article', within: 400 },
  ]) {
    test(`is where one was on the page of ${name} when that is loaded anew`, async ({ app, page }) => {
      await app.signInAs('owner', path);
      await app.latency(300);
      await expect(page.locator(shown).last()).toBeVisible();
      await scrollTo(page, 1500);
      await page.reload();
      await expect(page.locator(shown).last()).toBeVisible();
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 1500))
        .toBeLessThan(within);
    });
  }

  test('begins at the top of a page whose address is typed, however far one had read there', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect(page.getByRole('table').last()).toBeVisible();
    await scrollTo(page, 1500);
    await page.goto('/terms-of-service');
    await page.goto('/company/trattoria-aurora');
    await expect(page.getByRole('table').last()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('shows what failed to who had scrolled down a page that is loaded anew', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora/orders');
    await expect(page.locator('article').last()).toBeVisible();
    await scrollTo(page, 1500);
    await app.fault('always GET /api/companies/trattoria-aurora/orders 500');
    await page.reload();
    await expect(page.getByRole('alert')).toBeInViewport();
  });

  test('comes back to where one was on a page of the site, not to the section that led there', async ({
    page,
  }) => {
    await page.goto('/#pricing-overview');
    await expect(page.locator('#pricing-overview')).toBeFocused();
    // what they make higher above moves the page along with what is read
    await page.evaluate(() => document.fonts.ready);
    await scrollTo(page, 500);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
    await expect(page).toHaveURL('/demos');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Every call answered/ })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    // longer than a link waits before it goes to its section
    await page.evaluate(() => new Promise((waited) => setTimeout(waited, 500)));
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});
