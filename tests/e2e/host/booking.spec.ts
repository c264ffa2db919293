import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { addresses } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Wednesday, March 4, 2026, 10 AM in New York. */
const NOW = '2026-03-04T15:00:00Z';

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const book = (page: Page) => page.getByRole('button', { name: 'Book Meeting' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function openBooking(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('Ada Rossi');
  await field(page, 'Email Address').fill('ada@tableside.example');
  await field(page, 'Restaurant/Company Name').fill('Aurora & Sons');
  await field(page, 'What would you like to discuss?').fill('Italian orders');
}

test.describe('Booking a meeting', () => {
  test('works while the calendar code is loading', async ({ page }) => {
    await page.route('**/assets/MonthCalendar-*.js', (route) => route.abort());
    await page.clock.setFixedTime(NOW);
    await page.goto('/booking');
    await expect(page.getByText("Couldn't load this part of the page.")).toBeVisible();
    await page.getByRole('radio', { name: 'In-Person Demo' }).check();
    await page.unroute('**/assets/MonthCalendar-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(day(page, 'Thursday, March 5, 2026')).toBeVisible();
  });

  test('confirms a sent booking even if code fails to load', async ({ app, page }) => {
    await app.signInAs('owner');
    const fetched = page.waitForResponse('**/assets/bookingConfirmed-*.js');
    await openBooking(page);
    await day(page, 'Thursday, March 5, 2026').click();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await proceed(page).click();
    await fillIn(page);
    await fetched;
    await page.route('**/assets/*.js', (route) => route.abort());
    const asked = page.waitForRequest('**/api/bookings');
    await book(page).click();
    // sends no token, even with a session
    expect(await (await asked).headerValue('authorization')).toBeNull();
    await expect(page).toHaveURL(/bookingconfirmed/);
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
  });

  test('is accessible in every step', async ({ app, page }) => {
    test.slow();
    await openBooking(page);
    await inspect(page, 'nothing chosen');
    await day(page, 'Thursday, March 5, 2026').click();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await inspect(page, 'a time chosen');
    await proceed(page).click();
    await fillIn(page);
    await app.fault('POST /api/bookings 500');
    await book(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'a failure');
    await book(page).click();
    await expect(page).toHaveURL(/bookingconfirmed/);
    await inspect(page, 'confirmed');
  });
});

test.describe('Booking in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });

  test("uses New York's date and shows local times next to it", async ({ page }) => {
    // already Thursday in Tokyo
    await openBooking(page);
    await expect(day(page, 'Today')).toHaveAccessibleName('Today, Wednesday, March 4, 2026');
    await expect(day(page, 'Today')).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('thead th')).toHaveText(WEEK);
    await day(page, 'Thursday, March 5, 2026').click();
    await expect(
      page.getByText('Eastern Time (New York), with your own time below', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: /^9:00 AM/ })).toHaveAccessibleName(/ 11:00 PM your time$/);
    await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toHaveAccessibleName(
      /Fri.* 12:00 AM your time$/,
    );

    await page.getByRole('radio', { name: /^10:00 AM/ }).check();
    await proceed(page).click();
    await expect(page.getByText('Eastern Time (New York), Fri 12:00 AM your time')).toBeVisible();
    await fillIn(page);
    await book(page).click();
    await expect(page.locator('dl > div').filter({ hasText: 'Your time' })).toHaveText(
      'Your timeFri 12:00 AM',
    );
  });
});

/** Records the URL at each history change, like the automatic page views of Google's tag. */
const NOTE_URLS = `{
  window.notedUrls = [location.href];
  const note = () => window.notedUrls.push(location.href);
  for (const name of ['pushState', 'replaceState']) {
    const real = history[name];
    history[name] = (...change) => (real.apply(history, change), note());
  }
  addEventListener('popstate', note);
}`;

test.describe('Booking confirmation', () => {
  // (rule: analytics)
  test("has no guest's name in a URL that the analytics tag reads", async ({ page }) => {
    const { taggedBuild } = addresses;
    await page.clock.setFixedTime(NOW);
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: NOTE_URLS }),
    );
    await page.route('**/api/bookings', (route) =>
      route.fulfill({
        status: 201,
        headers: {
          'Access-Control-Allow-Origin': taggedBuild,
          'Access-Control-Allow-Credentials': 'true',
          'Access-Control-Allow-Headers': 'Content-Type',
        },
      }),
    );
    const noted = () => page.evaluate(() => (window as { notedUrls?: string[] }).notedUrls);
    await page.goto(`${taggedBuild}/bookingconfirmed?name=Ada&date=2026-03-05&time=1%3A00+PM`);
    await expect.poll(noted).toEqual([`${taggedBuild}/bookingconfirmed`]);
    await page.reload();
    await expect(page.getByText('Ada', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Book Another Meeting' }).click();
    await day(page, 'Friday, March 6, 2026').click();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await proceed(page).click();
    await fillIn(page);
    await book(page).click();
    await expect(page.getByText('Ada Rossi', { exact: true })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText('Ada Rossi', { exact: true })).toBeVisible();
    const views = (await noted()) ?? [];
    expect(views.length).toBeGreaterThan(5);
    expect(views.filter((url) => url.includes('?'))).toEqual([]);
  });

  test('offers a calendar entry', async ({ page }) => {
    await page.goto('/bookingconfirmed?name=Ada&date=2026-03-05&time=1%3A00+PM');
    const add = page.getByRole('button', { name: 'Add to calendar' });
    await page.route('**/assets/calendarInviteFile-*.js', (route) => route.abort());
    await add.click();
    await expect(page.getByRole('alert')).toHaveText(
      "Couldn't create the calendar file. Please reload the page.",
    );
    await page.unroute('**/assets/calendarInviteFile-*.js');
    await page.reload();
    const download = page.waitForEvent('download');
    await add.click();
    expect((await download).suggestedFilename()).toBe('meeting.ics');
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(
      'DTSTART;TZID=America/New_York:20260305T130000',
    );
  });
});
