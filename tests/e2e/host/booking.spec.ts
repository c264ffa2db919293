import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { fact } from '../support/facts.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Wednesday, March 4, 2026, ten in the morning in New York. */
const NOW = '2026-03-04T15:00:00Z';

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const chosen = (page: Page) => page.getByRole('gridcell', { selected: true });
const cells = (page: Page) => page.getByRole('gridcell');
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
    await expect(proceed(page)).toBeDisabled();
  });

  test('goes on only with a date and a time; another date forgets the time', async ({ page }) => {
    await openBooking(page);
    await expect(page.getByText('Select a Date First')).toBeVisible();
    await expect(page.getByText('Please select a date to see available times')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
    await expect(proceed(page)).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('radio', { name: 'Virtual Demo' })).toBeChecked();
    for (const [name, about] of [
      ['Virtual Demo', '15-minute video call'],
      ['In-Person Demo', 'We visit your restaurant'],
    ] as const) {
      await expect(page.getByRole('radio', { name })).toHaveAccessibleDescription(about);
    }
    await day(page, 'Thursday, March 5, 2026').click();
    await expect(page.getByRole('status').filter({ hasText: '15 times available' })).toBeAttached();
    await expect(proceed(page)).toBeDisabled();
    await page.getByRole('radio', { name: '9:30 AM' }).check();
    await expect(proceed(page)).toBeEnabled();
    await day(page, 'Friday, March 6, 2026').click();
    await expect(page.getByRole('radio', { name: '9:30 AM' })).not.toBeChecked();
    await expect(proceed(page)).toBeDisabled();
  });

  test('shows six weeks from Sunday to Saturday of every month', async ({ page }) => {
    await openBooking(page);
    await expect(page.locator('thead th')).toHaveText(WEEK);
    await expect(cells(page)).toHaveCount(42);
    await expect(cells(page).first()).toHaveAccessibleName('Sunday, March 1, 2026');
    await expect(cells(page).last()).toHaveAccessibleName('Saturday, April 11, 2026');
    await page.getByRole('button', { name: 'Previous month' }).click();
    // which has four weeks and not a day more
    await expect(page.getByRole('heading', { name: 'February 2026' })).toBeVisible();
    await expect(page.getByRole('log').getByText('February 2026')).toBeAttached();
    await expect(cells(page)).toHaveCount(42);
    await expect(cells(page).first()).toHaveAccessibleName('Sunday, February 1, 2026');
    await expect(cells(page).last()).toHaveAccessibleName('Saturday, March 14, 2026');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
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

  test('keeps its buttons in sight on a phone, but for one that lies on its side', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/booking');
    const onward = page.getByRole('button', { name: 'Continue' });
    await expect(onward).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(onward).not.toBeInViewport();
  });

  test('offers no weekend, no past day and no time that has begun', async ({ page }) => {
    await openBooking(page);
    for (const name of ['Tuesday, March 3, 2026', 'Saturday, March 7, 2026', 'Wednesday, April 1, 2026']) {
      await expect(day(page, name)).toBeDisabled();
      // as a person would, who need not know that it cannot be chosen
      await day(page, name).click({ force: true });
      await expect(page.getByText('Select a Date First')).toBeVisible();
    }
    await day(page, 'Today, Wednesday, March 4, 2026').click();
    await expect(page.getByRole('radio', { name: /AM|PM/ })).toHaveCount(12);
  });

  test('books with a name and an e-mail address, and keeps everything on the way back', async ({ page }) => {
    await chooseTime(page);
    await expect(field(page, 'Email Address')).toHaveAttribute('type', 'email');
    const rows = await field(page, 'What would you like to discuss?').evaluate(
      (area) => parseFloat(getComputedStyle(area).height) / parseFloat(getComputedStyle(area).lineHeight),
    );
    expect(Math.round(rows)).toBe(4);
    await expect(book(page)).toBeDisabled();
    await field(page, 'Full Name').fill('Ada');
    await expect(book(page)).toBeDisabled();
    await field(page, 'Email Address').fill('ada@tableside.example');
    await expect(book(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thursday, March 5, 2026' })).toBeFocused();
    await expect(page.getByRole('radio', { name: '1:00 PM' })).toBeChecked();
    await proceed(page).click();
    await expect(field(page, 'Full Name')).toHaveValue('Ada');
  });

  for (const { fault, text } of [
    { fault: '500', text: 'Failed to book meeting. Please try again.' },
    { fault: 'offline', text: 'Network error. Please check your connection and try again.' },
  ]) {
    test(`says in the page that it failed (${fault}), keeps all entries, and can try again`, async ({
      app,
      page,
    }) => {
      await chooseTime(page);
      await fillIn(page);
      await app.fault(`POST /api/bookings ${fault}`);
      await book(page).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL('/booking');
      await expect(field(page, 'Full Name')).toHaveValue('Ada Rossi');
      await expect(field(page, 'What would you like to discuss?')).toHaveValue('Italian orders');
      await book(page).click();
      await expect(page).toHaveURL(/bookingconfirmed/);
    });
  }

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
    await expect(page.getByRole('radio', { name: /^9:00 AM/ })).toHaveAccessibleName(/ 11:00 PM your time$/);
    await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toHaveAccessibleName(
      /Fri.* 12:00 AM your time$/,
    );
  });
});

test.describe('The confirmation', () => {
  test('bears with an address that says nothing', async ({ page }) => {
    const calls = apiCalls(page);
    await page.goto('/bookingconfirmed');
    await expect(fact(page, 'Attendee')).toHaveText('Guest');
    await expect(fact(page, 'Duration')).toHaveText('15 minutes');
    await expect(page.locator('dt')).toHaveText(['Attendee', 'Duration']);
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What happens next?' }).getByRole('listitem')).toHaveText([
      /^A calendar invitation is sent to/,
      /link to the meeting before it begins/,
      /^Our team will contact you if questions arise/,
      /^Prepare your questions about the challenges of phone orders/,
    ]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.getByRole('link', { name: 'hello@tableside.example' })).toHaveAttribute(
      'href',
      'mailto:hello@tableside.example',
    );
    await page.getByRole('link', { name: 'Book Another Meeting' }).click();
    await expect(page).toHaveURL('/booking');
    expect(calls).toEqual([]);
  });

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
