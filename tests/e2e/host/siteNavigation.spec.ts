import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { addresses } from '../support/addresses.ts';
import { stopClock } from '../support/clock.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

/** A page of the public site that needs no call. */
const PAGE = '/terms-of-service';

const bar = (page: Page) => page.getByRole('banner');
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
const targets = (all: ReturnType<typeof links>) =>
  all.evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));

const external = (label: string) => `${label}(opens in a new tab)`;
const CONSUMER = 'https://diners.tableside.example/';

test.describe('The bar of the public pages', () => {
  test('leads to the sections, the demos, the consumer site, the sign-in and the booking', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(links(page)).toHaveCount(7);
    expect(await targets(links(page))).toEqual([
      ['Try it Live', '/#hero'],
      ['Product', '/#comprehensive'],
      ['Pricing', '/#pricing-overview'],
      ['Demos', '/demos'],
      [external('Consumer'), CONSUMER],
      ['Login', '/login'],
      ['Get Started', '/booking'],
    ]);
    await expect(page.getByRole('link', { name: 'Consumer' }).first()).toHaveAttribute('target', '_blank');
    await expect(bar(page).getByRole('link', { name: 'Tableside, home' })).toHaveAttribute('href', '/');
    await links(page).filter({ hasText: 'Get Started' }).click();
    await expect(page).toHaveURL('/booking');
  });

  test('shows Dashboard instead of Login to whoever is signed in, and follows the session', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', PAGE);
    const dashboard = links(page).filter({ hasText: 'Dashboard' });
    await expect(dashboard).toHaveAttribute('href', '/dashboard');
    await expect(links(page).filter({ hasText: 'Login' })).toHaveCount(0);
    await expect(footer(page).filter({ hasText: 'Dashboard' })).toHaveAttribute('href', '/dashboard');

    await app.expireTokens();
    await app.fault('always POST /api/users/refresh-token 401');
    await page.reload();
    await expect(links(page).filter({ hasText: 'Login' })).toBeVisible();
  });

  test('stands before the session check has its answer', async ({ app, page }) => {
    await app.signInAs('owner', PAGE);
    await app.fault('always POST /api/users/refresh-token 20000ms');
    let answered = false;
    page.on('response', (response) => {
      if (response.url().endsWith('/refresh-token')) answered = true;
    });
    const asked = page.waitForRequest('**/refresh-token');
    await page.reload();
    await asked;
    await expect(links(page).filter({ hasText: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(answered).toBe(false);
  });

  test('stays in place, and sets itself apart after 15 px of scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto(PAGE);
    const look = () => bar(page).getAttribute('data-scrolled');
    await expect(bar(page)).toBeVisible();
    for (const [pixels, scrolled] of [
      [15, 'false'],
      [16, 'true'],
      [0, 'false'],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), pixels);
      await expect.poll(look).toBe(scrolled);
    }
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(look).toBe('true');
    expect((await bar(page).boundingBox())?.y).toBe(0);
    await expect(bar(page)).toHaveCSS('backdrop-filter', /blur/);
    await expect(bar(page)).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  });

  test('leaves 80 px above what is scrolled to', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '80px');
  });

  test('has all its links in sight, and nothing of the page beneath it, where text is twice as large', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(PAGE);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((await bar(page).boundingBox())?.height ?? 0);
  });

  test('leads from another page to a section of the landing page, clear of the bar', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    for (const [label, id] of [
      ['Pricing', 'pricing-overview'],
      ['Product', 'comprehensive'],
    ] as const) {
      await links(page).filter({ hasText: label }).click();
      await expect(page).toHaveURL(`/#${id}`);
      const section = page.locator(`#${id}`);
      await expect(section).toBeFocused();
      await expect
        .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(80);
    }
  });

  test('gives the landing page 100 ms to stand before it leads to a section', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await expect(links(page)).toHaveCount(7);
    await stopClock(page);
    await links(page).filter({ hasText: 'Pricing' }).click();
    const section = page.locator('#pricing-overview');
    // told at the moment from which the time counts
    await expect(page).toHaveTitle(/^The voice AI/);
    await page.clock.runFor(99);
    await expect(section).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(section).toBeFocused();
  });

  test('comes after a skip link, which leads into the page', async ({ page }) => {
    await page.goto(PAGE);
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('The menu of small screens', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  const toggle = (page: Page) => bar(page).getByRole('button', { name: /menu/ });

  test('is a list behind a toggle below 768 px, and the bar itself from there on', async ({ page }) => {
    await page.goto(PAGE);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(links(page)).toHaveCount(7);
    await expect(toggle(page)).toBeHidden();
  });

  test('opens and closes by keyboard; Escape gives the focus back to the toggle', async ({ page }) => {
    await page.goto(PAGE);
    await expect(toggle(page)).toBeVisible();
    await tabTo(page, toggle(page));
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page)).toHaveAccessibleName('Close menu');
    await tabTo(page, links(page).filter({ hasText: 'Demos' }));
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  test('closes when the focus goes on into the page, which it would cover', async ({ page }) => {
    await page.goto(PAGE);
    await toggle(page).click();
    await links(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Acceptance of Terms' })).toBeFocused();
    await expect(links(page)).toHaveCount(0);
  });

  test('closes on navigation, with the focus on the heading of the new page', async ({ page }) => {
    await page.goto(PAGE);
    await toggle(page).click();
    await links(page).filter({ hasText: 'Get Started' }).click();
    await expect(page).toHaveURL('/booking');
    await expect(links(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('closes when the screen becomes wider, and stays closed when it becomes small again', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await toggle(page).click();
    await expect(links(page)).toHaveCount(7);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(toggle(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveCount(0);
  });

  test('is accessible while it is open', async ({ page }) => {
    await page.goto(PAGE);
    await toggle(page).click();
    await expectAccessibleEverywhere(page, [360]);
  });
});

test.describe('The foot of the public pages', () => {
  test('has the same sections, the external booking calendar, the way in and the legal pages', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(footer(page)).toHaveCount(9);
    expect(await targets(footer(page))).toEqual([
      ['Try it Live', '/#hero'],
      ['Product', '/#comprehensive'],
      ['Pricing', '/#pricing-overview'],
      ['Demos', '/demos'],
      [external('Consumer'), CONSUMER],
      [external('Get Started'), 'https://meet.tableside.example/intro'],
      ['Login', '/login'],
      ['Privacy', '/privacy-policy'],
      ['Terms', '/terms-of-service'],
    ]);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Tableside, home' }),
    ).toHaveAttribute('href', '/');
  });

  test('has the year of the visit', async ({ page }) => {
    await page.clock.setFixedTime('2031-05-04T12:00:00Z');
    await page.goto(PAGE);
    await expect(page.getByText('© 2031 Tableside')).toBeVisible();
  });
});

test('The public pages load nothing of the console, and ask nobody but their own origin until an event is counted', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const elsewhere = () => asked.filter((url) => !url.startsWith(`${addresses.hostBuild}/`));
  await page.goto(PAGE);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(asked.length).toBeGreaterThan(3);
  expect(elsewhere()).toEqual([]);
  await links(page).filter({ hasText: 'Get Started' }).click();
  await expect(page).toHaveURL('/booking');
  await expect.poll(elsewhere).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TABLESIDE']);
  expect(asked.filter((url) => /ConsoleShell|Dashboard|Company/.test(url))).toEqual([]);
});

test('What visitors press and book is counted', async ({ page }) => {
  const counted = () =>
    page.evaluate(() => (window.dataLayer ?? []).map((command) => Object.values(command as object)));
  await page.goto('/');
  await links(page).filter({ hasText: 'Get Started' }).click();
  expect(await counted()).toContainEqual(['event', 'get_started_click', { event_label: 'navbar' }]);
  await page.goto('/');
  await page.getByRole('link', { name: /^Book a Demo/ }).click();
  expect(await counted()).toContainEqual(['event', 'book_demo_click', {}]);
  await page.goto('/bookingconfirmed');
  await expect.poll(counted).toContainEqual(['event', 'booking_completed', {}]);
  expect(await counted()).toContainEqual(['event', 'conversion', { send_to: 'G-TABLESIDE' }]);
});
