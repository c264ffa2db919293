import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { fact } from '../support/facts.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Wednesday, March 4, 2026, ten in the morning in New York. */
const NOW = '2026-03-04T15:00:00Z';

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const chosen = (page: Page) => page.getByRole('gridcell', { selected: true });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });
const book = (page: Page) => page.getByRole('button', { name: 'Book Meeting' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function openBooking(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
}

async function chooseTime(page: Page): Promise<void> {
  await openBooking(page);
  await day(page, 'Thursday, March 5, 2026').click();
  await page.getByRole('radio', { name: '1:00 PM' }).check();
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: 'Thursday, March 5, 2026, 1:00 PM' })).toBeFocused();
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('Ada Rossi');
  await field(page, 'Email Address').fill('ada@tableside.example');
  await field(page, 'Restaurant/Company Name').fill('Aurora & Sons');
  await field(page, 'What would you like to discuss?').fill('Italian orders');
}

test.describe('Booking a meeting', () => {
  test('sends what was chosen, without a bearer, and confirms it', async ({ page }) => {
    await chooseTime(page);
    await fillIn(page);
    const asked = page.waitForRequest('**/api/bookings');
    await book(page).click();
    const request = await asked;
    expect(request.postDataJSON()).toEqual({
      name: 'Ada Rossi',
      email: 'ada@tableside.example',
      company: 'Aurora & Sons',
      message: 'Italian orders',
      meeting_date: '2026-03-05',
      meeting_time: '1:00 PM',
      meeting_type: 'virtual',
      timezone: 'America/New_York',
    });
    expect(await request.headerValue('authorization')).toBeNull();
    await expect(page).toHaveURL(
      '/bookingconfirmed?name=Ada+Rossi&email=ada%40tableside.example&date=2026-03-05&time=1%3A00+PM&company=Aurora+%26+Sons',
    );
    await expect(fact(page, 'Attendee')).toHaveText('Ada Rossi');
    await expect(fact(page, 'Date')).toHaveText('Thursday, March 5, 2026');
    await expect(fact(page, 'Time')).toHaveText('1:00 PM Eastern Time');
    await expect(fact(page, 'Duration')).toHaveText('15 minutes');
    await expect(fact(page, 'Company')).toHaveText('Aurora & Sons');

    // the way back leads to what was booked, not to an empty form
    await page.goBack();
    await expect(page.getByText('A calendar invitation was sent to ada@tableside.example.')).toBeVisible();
    await expect(page.getByText('A link to the video meeting follows shortly before')).toBeVisible();
    await expect(page.locator('dd')).toHaveText([
      'Ada Rossi',
      'Thursday, March 5, 2026',
      '1:00 PM Eastern Time',
      '15 minutes',
      'Aurora & Sons',
    ]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Book Another Meeting' }).click();
    await expect(page.getByText('Select a Date First')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(proceed(page)).toBeDisabled();
  });

  test('can do without the calendar while its code does not arrive', async ({ page }) => {
    await page.route('**/assets/MonthCalendar-*.js', (route) => route.abort());
    await page.clock.setFixedTime(NOW);
    await page.goto('/booking');
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await page.getByRole('radio', { name: 'In-Person Demo' }).check();
    await page.unroute('**/assets/MonthCalendar-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(day(page, 'Thursday, March 5, 2026')).toBeVisible();
  });

  test('is confirmed also where no code can be fetched any more once it is sent', async ({ page }) => {
    const fetched = page.waitForResponse('**/assets/bookingConfirmed-*.js');
    await chooseTime(page);
    await fillIn(page);
    await fetched;
    await page.route('**/assets/*.js', (route) => route.abort());
    await book(page).click();
    await expect(page).toHaveURL(/bookingconfirmed/);
    await expect(page.getByRole('heading', { name: 'Your meeting is booked' })).toBeVisible();
  });

  test('can be done by keyboard alone', async ({ page }) => {
    await openBooking(page);
    await tabTo(page, day(page, 'Today, Wednesday, March 4, 2026'));
    for (const [key, name] of [
      ['ArrowRight', 'Thursday, March 5, 2026'],
      ['ArrowDown', 'Thursday, March 12, 2026'],
      ['Home', 'Sunday, March 8, 2026'],
      ['End', 'Saturday, March 14, 2026'],
      ['PageDown', 'Tuesday, April 14, 2026'],
      ['PageUp', 'Saturday, March 14, 2026'],
      // over the edge of the month, and back
      ['PageUp', 'Saturday, February 14, 2026'],
      ['ArrowDown', 'Saturday, February 21, 2026'],
      ['ArrowDown', 'Saturday, February 28, 2026'],
      ['ArrowRight', 'Sunday, March 1, 2026'],
      ['ArrowUp', 'Sunday, February 22, 2026'],
      ['PageDown', 'Sunday, March 22, 2026'],
      ['ArrowUp', 'Sunday, March 15, 2026'],
      ['ArrowLeft', 'Saturday, March 14, 2026'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(page, name)).toBeFocused();
      // the grid is one tab stop
      await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
    }

    // a day that cannot be chosen has the focus, says so and is not chosen
    await expect(day(page, 'Saturday, March 14, 2026')).toBeDisabled();
    for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toHaveAccessibleName('Friday, March 13, 2026 selected');
    await expect(page.getByRole('log').getByText('Selected Date: Friday, March 13, 2026')).toBeAttached();
    await tabTo(page, page.getByRole('radio', { name: '9:00 AM' }));
    await page.keyboard.press('Space');
    await tabTo(page, proceed(page));
    await page.keyboard.press('Enter');
    // the step is a place in the history, which comes a moment later
    await expect(page.getByRole('heading', { name: 'Friday, March 13, 2026, 9:00 AM' })).toBeFocused();
    await tabTo(page, field(page, 'Full Name'));
    await page.keyboard.type('Ada');
    await tabTo(page, field(page, 'Email Address'));
    await page.keyboard.type('ada@tableside.example');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/bookingconfirmed/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test.describe('In Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });

  test("today is New York's, and the visitor's own time stands beside each", async ({ page }) => {
    // in Tokyo it is Thursday already
    await openBooking(page);
    await expect(day(page, 'Today')).toHaveAccessibleName('Today, Wednesday, March 4, 2026');
    await expect(day(page, 'Today')).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('thead th')).toHaveText(WEEK);
    await day(page, 'Thursday, March 5, 2026').click();
    await expect(
      page.getByText('Eastern Time (New York), your own time below', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: /^9:00 AM/ })).toHaveAccessibleName(/ 11:00 PM your time$/);
    await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toHaveAccessibleName(
      /Fri.* 12:00 AM your time$/,
    );
  });
});

test.describe('The confirmation', () => {
  test('offers the meeting to the calendar', async ({ page }) => {
    await page.goto('/bookingconfirmed?name=Ada&date=2026-03-05&time=1%3A00+PM');
    const add = page.getByRole('button', { name: 'Add to calendar' });
    await page.route('**/assets/invitationFile-*.js', (route) => route.abort());
    await add.click();
    await expect(page.getByRole('alert')).toHaveText(
      'The calendar file could not be made. Please load the page again.',
    );
    await page.unroute('**/assets/invitationFile-*.js');
    await page.reload();
    const download = page.waitForEvent('download');
    await add.click();
    expect((await download).suggestedFilename()).toBe('meeting.ics');
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(
      'DTSTART;TZID=America/New_York:20260305T130000',
    );
  });
});
