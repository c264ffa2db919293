import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { addresses, TAG } from '../support/addresses.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

/** A public page without requests. */
const PAGE = '/terms-of-service';

const bar = (page: Page) => page.getByRole('banner');
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test.describe('Public navigation bar', () => {
  test('opens a section of the landing page from another page, below the bar', async ({ page }) => {
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

  test('waits 100 ms before scrolling the landing page to a section', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await expect(links(page)).toHaveCount(7);
    await stopClock(page);
    await links(page).filter({ hasText: 'Pricing' }).click();
    const section = page.locator('#pricing-overview');
    // the title changes when the delay starts
    await expect(page).toHaveTitle(/^The voice AI/);
    await page.clock.runFor(99);
    await expect(section).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(section).toBeFocused();
  });
});

test('Public pages show the date of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-04T12:00:00Z');
  await page.goto(PAGE);
  await expect(page.getByText('Last updated: May 4, 2031')).toBeVisible();
  await expect(page.getByText('© 2031 Tableside')).toBeVisible();
});

test.describe('Small-screen menu', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  const toggle = (page: Page) => bar(page).getByRole('button', { name: /menu/ });

  test('is accessible while open', async ({ page }) => {
    await page.goto(PAGE);
    await toggle(page).click();
    await expectAccessibleEverywhere(page, [360]);
  });
});

test('Public pages load no console code and send requests only to their own origin until an event is counted', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const elsewhere = () => asked.filter((url) => !url.startsWith(`${addresses.taggedBuild}/`));
  await page.goto(addresses.taggedBuild + PAGE);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(asked.length).toBeGreaterThan(3);
  expect(elsewhere()).toEqual([]);
  await links(page).filter({ hasText: 'Get Started' }).click();
  await expect(page).toHaveURL(`${addresses.taggedBuild}/booking`);
  await expect.poll(elsewhere).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TAG}`]);
  expect(asked.filter((url) => /ConsoleShell|Dashboard|Company/.test(url))).toEqual([]);
});

test('Clicks and bookings of visitors are counted', async ({ page }) => {
  const counted = () =>
    page.evaluate(() => (window.dataLayer ?? []).map((command) => Object.values(command as object)));
  const { taggedBuild } = addresses;
  await page.goto(taggedBuild);
  await links(page).filter({ hasText: 'Get Started' }).click();
  const on = (path: string) => ({
    page_location: taggedBuild + path,
    page_referrer: expect.not.stringContaining('?'),
  });
  expect(await counted()).toContainEqual([
    'event',
    'get_started_click',
    { event_label: 'navbar', ...on('/') },
  ]);
  await page.goto(taggedBuild);
  await page.getByRole('link', { name: /^Book a Demo/ }).click();
  expect(await counted()).toContainEqual(['event', 'book_demo_click', on('/')]);
  await page.goto(`${taggedBuild}/bookingconfirmed?name=Ada&email=ada%40tableside.example`);
  await expect.poll(counted).toContainEqual(['event', 'booking_completed', on('/bookingconfirmed')]);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(await counted()).toContainEqual([
    'event',
    'conversion',
    { send_to: TAG, ...on('/bookingconfirmed') },
  ]);
});
