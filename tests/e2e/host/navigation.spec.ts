import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Scrolls instantly, because smooth wheel scrolling can stop early. */
async function scrollTo(page: Page, top: number): Promise<void> {
  const scroll = (to: number) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return scrollY;
  };
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
}

/** Returns the orders near the top, such as "#1042 at 230 px". */
const ordersInView = (page: Page) =>
  page
    .locator('article')
    .evaluateAll((all) =>
      all
        .map(
          (slip) => `${slip.textContent.slice(0, 5)} at ${Math.round(slip.getBoundingClientRect().top)} px`,
        )
        .filter((place) => / \d{3} px$/.test(place)),
    );

/** Returns the orders near the top after all rows have been measured and stopped moving. */
async function ordersAtRest(page: Page): Promise<readonly string[]> {
  let places = await ordersInView(page);
  await expect(async () => {
    const earlier = places;
    places = await ordersInView(page);
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual(earlier);
  }).toPass();
  return places;
}

const numbersOf = (places: readonly string[]) => places.map((place) => place.split(' ')[0]);

test.describe('Navigation', () => {
  test('restores the scroll position and focuses the heading', async ({ app, page }) => {
    const shown = page.getByRole('table').last();
    await page.setViewportSize({ width: 1280, height: 500 });
    await app.signInAs('owner', '/company/trattoria-aurora');
    await app.latency(300);
    await expect(shown).toBeVisible();
    await scrollTo(page, 600);

    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
    await page.goBack();
    await expect(shown).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // the estimated heights of some rows were wrong
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 600)).toBeLessThan(57);
  });

  test('shows the same orders at the same place after Back', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora/orders');
    const slips = page.locator('article');
    await expect(slips.last()).toBeVisible();
    await scrollTo(page, 1500);
    const before = await ordersAtRest(page);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
    await page.goBack();
    await expect.poll(() => ordersInView(page)).toEqual(before);
  });

  test('restores the scroll position of a company after a reload', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    await app.latency(300);
    await expect(page.getByRole('table').last()).toBeVisible();
    await scrollTo(page, 1500);
    await page.reload();
    await expect(page.getByRole('table').last()).toBeVisible();
    // the estimated heights of some rows were wrong
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 1500)).toBeLessThan(57);
  });

  test('shows the same orders after a reload', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora/orders');
    await app.latency(300);
    const slips = page.locator('article');
    await expect(slips.last()).toBeVisible();
    await scrollTo(page, 1500);
    const before = numbersOf(await ordersAtRest(page));
    await page.reload();
    await expect(slips.last()).toBeVisible();
    // rows above use an estimated height until they are measured
    await expect
      .poll(async () => numbersOf(await ordersInView(page)).some((number) => before.includes(number)))
      .toBe(true);
  });

  test('opens a typed address at the top', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect(page.getByRole('table').last()).toBeVisible();
    await scrollTo(page, 1500);
    await page.goto('/terms-of-service');
    await page.goto('/company/trattoria-aurora');
    await expect(page.getByRole('table').last()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('shows an error after a reload while scrolled down', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora/orders');
    await expect(page.locator('article').last()).toBeVisible();
    await scrollTo(page, 1500);
    await app.fault('always GET /api/companies/trattoria-aurora/orders 500');
    await page.reload();
    await expect(page.getByRole('alert')).toBeInViewport();
  });

  test('returns to the last position on a site page instead of the linked section', async ({ page }) => {
    await page.goto('/#pricing-overview');
    await expect(page.locator('#pricing-overview')).toBeFocused();
    // fonts that load late move the content
    await page.evaluate(() => document.fonts.ready);
    await scrollTo(page, 500);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
    await expect(page).toHaveURL('/demos');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Every call answered/ })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    // waits longer than the delay before a link scrolls
    await page.evaluate(() => new Promise((waited) => setTimeout(waited, 500)));
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});
