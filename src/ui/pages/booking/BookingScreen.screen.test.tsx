import { onTestFinished, vi } from 'vitest';
import { bookableDay, openBooking, openBookingDetails, proceed } from '#tests/support/screen/booking.ts';
import { enlargeText } from '#tests/support/screen/enlargeText.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { address, describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const chosen = () => page.getByRole('gridcell', { selected: true });
const book = () => page.getByRole('button', { name: 'Book Meeting' });
const field = (name: string) => page.getByRole('textbox', { name });

async function fillIn(): Promise<void> {
  await field('Full Name').fill('Ada Rossi');
  await field('Email Address').fill('ada@tableside.example');
  await field('Restaurant/Company Name').fill('Aurora & Sons');
  await field('What would you like to discuss?').fill('Italian orders');
}

/** Leaves the wizard while the booking request is in flight. Returns a function that lets the host respond. */
async function leaveUnderWay(app: App): Promise<() => void> {
  await openBookingDetails(app);
  await fillIn();
  const release = app.hold('POST /api/bookings');
  await book().click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  // the URL changes before the screen
  await expect.element(page.getByRole('button', { name: 'Booking...' })).not.toBeInTheDocument();
  await expect.poll(address).toBe('/');
  return release;
}

describe('Booking a meeting', () => {
  test('has three named steps, sends the selection, and shows the booked meeting on Back', async ({
    app,
  }) => {
    await openBooking(app);
    const steps = page.getByRole('list', { name: 'Steps' });
    const current = () => steps.css('[aria-current="step"]').texts();
    await expect
      .poll(() => steps.getByRole('listitem').texts())
      .toEqual(['1 of 3: Date and time', '2 of 3: Your details', '3 of 3: Confirmation']);
    expect(current()).toEqual(['1 of 3: Date and time']);
    await bookableDay('Thursday, March 5, 2026').click();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await proceed().click();
    await expect.poll(current).toEqual(['2 of 3: Your details']);
    await fillIn();
    const sent = app.sent('POST /api/bookings');
    await book().click();
    expect(await sent).toEqual({
      name: 'Ada Rossi',
      email: 'ada@tableside.example',
      company: 'Aurora & Sons',
      message: 'Italian orders',
      meeting_date: '2026-03-05',
      meeting_time: '1:00 PM',
      meeting_type: 'virtual',
      timezone: 'America/New_York',
    });
    await expect
      .poll(address)
      .toBe(
        '/bookingconfirmed?name=Ada+Rossi&email=ada%40tableside.example&date=2026-03-05&time=1%3A00+PM&company=Aurora+%26+Sons',
      );

    // Back shows the booked meeting instead of an empty form
    history.back();
    await expect.poll(current).toEqual(['3 of 3: Confirmation']);
    await expect
      .poll(() => page.css('dd').texts())
      .toEqual([
        'Ada Rossi',
        'Thursday, March 5, 2026',
        '1:00 PM Eastern Time',
        '15 minutes',
        'Aurora & Sons',
      ]);
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveLength(2);
    await page.getByRole('button', { name: 'Book Another Meeting' }).click();
    await expect.element(page.getByText('Select a Date First')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(proceed()).toBeDisabled();
  });

  test('does not send an email address that the browser considers invalid', async ({ app }) => {
    await openBookingDetails(app);
    const calls = app.calls();
    await field('Full Name').fill('Ada');
    for (const text of ['ada', 'ada@']) {
      await field('Email Address').fill(text);
      await book().click();
      await expect.element(field('Email Address')).toHaveFocus();
      await expect.poll(address).toBe('/booking');
    }
    await field('Email Address').fill('ada@example');
    await book().click();
    await expect.poll(address).toMatch(/bookingconfirmed/);
    expect(calls).toEqual(['POST /api/bookings']);
  });

  test('continues only with a date and a time, and another date clears the time', async ({ app }) => {
    await openBooking(app);
    await expect.element(page.getByText('Select a Date First')).toBeVisible();
    await expect.element(page.getByText('Please select a date to see available times')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
    await expect.element(proceed()).toBeDisabled();
    await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('radio', { name: 'Virtual Demo' })).toBeChecked();
    for (const [name, about] of [
      ['Virtual Demo', '15-minute video call'],
      ['In-Person Demo', 'We visit your restaurant'],
    ] as const) {
      await expect.element(page.getByRole('radio', { name })).toHaveAccessibleDescription(about);
    }
    await bookableDay('Thursday, March 5, 2026').click();
    const told = page.getByRole('status').filter({ hasText: '15 times available' });
    await expect.element(told).toBeInTheDocument();
    const before = told.element().firstChild;
    await expect.element(proceed()).toBeDisabled();
    await page.getByRole('radio', { name: '9:30 AM' }).check();
    await expect.element(proceed()).toBeEnabled();
    await bookableDay('Friday, March 6, 2026').click();
    await expect.element(page.getByRole('radio', { name: '9:30 AM' })).not.toBeChecked();
    // a new element announces the same text again for the other day
    expect(told.element().firstChild).not.toBe(before);
    await expect.element(proceed()).toBeDisabled();
  });

  test('keeps weekday names apart with 200% text size on a narrow phone', async ({ app }) => {
    await page.viewport(320, 900);
    enlargeText();
    await openBooking(app);
    await expect.poll(() => page.css('thead th').texts()).toEqual(WEEK);
    for (const name of page.css('thead th').elements()) {
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('says on a phone that the times are below, and then names the selected time', async ({ app }) => {
    await page.viewport(360, 740);
    await openBooking(app);
    await bookableDay('Thursday, March 5, 2026').click();
    await expect.element(page.getByText('15 times available below')).toBeInViewport({ ratio: 1 });
    expect(scrollY).toBe(0);
    await page.getByRole('radio', { name: '1:00 PM' }).click();
    await expect
      .element(page.getByText('Thursday, March 5, 2026, 1:00 PM', { exact: true }))
      .toBeInViewport({ ratio: 1 });
  });

  test.for([768, 1280])(
    'leaves its buttons in place when a date is selected at %i px',
    async (width, { app }) => {
      await page.viewport(width, 1400);
      await openBooking(app);
      const top = () => proceed().element().getBoundingClientRect().top;
      const before = top();
      await bookableDay('Thursday, March 5, 2026').click();
      await expect.element(page.getByRole('radio', { name: '1:00 PM' })).toBeVisible();
      expect(top()).toBe(before);
    },
  );

  test('keeps its buttons in view, except on a phone in landscape', async ({ app }) => {
    await page.viewport(360, 740);
    app.open('/booking');
    const onward = page.getByRole('button', { name: 'Continue' });
    await expect.element(onward).toBeInViewport({ ratio: 1 });
    await page.viewport(740, 360);
    await expect.element(onward).not.toBeInViewport();
  });

  test('books with a name and an email, and keeps everything on Back', async ({ app }) => {
    await openBookingDetails(app);
    await expect.element(field('Email Address')).toHaveAttribute('type', 'email');
    const style = getComputedStyle(field('What would you like to discuss?').element());
    const rows = parseFloat(style.height) / parseFloat(style.lineHeight);
    expect(Math.round(rows)).toBe(4);
    await expect.element(book()).toBeDisabled();
    await field('Full Name').fill('Ada');
    await expect.element(book()).toBeDisabled();
    await field('Email Address').fill('ada@tableside.example');
    await expect.element(book()).toBeEnabled();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Thursday, March 5, 2026' })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: '1:00 PM' })).toBeChecked();
    await proceed().click();
    await expect.element(field('Full Name')).toHaveValue('Ada');
  });

  test('moves through the days by keyboard, and selects one', async ({ app }) => {
    await openBooking(app);
    await tabTo(bookableDay('Today, Wednesday, March 4, 2026'));
    for (const [key, name] of [
      ['ArrowRight', 'Thursday, March 5, 2026'],
      ['ArrowDown', 'Thursday, March 12, 2026'],
      ['Home', 'Sunday, March 8, 2026'],
      ['End', 'Saturday, March 14, 2026'],
      ['PageDown', 'Tuesday, April 14, 2026'],
      ['PageUp', 'Saturday, March 14, 2026'],
      // across the end of the month and back
      ['PageUp', 'Saturday, February 14, 2026'],
      ['ArrowDown', 'Saturday, February 21, 2026'],
      ['ArrowDown', 'Saturday, February 28, 2026'],
      ['ArrowRight', 'Sunday, March 1, 2026'],
      ['ArrowUp', 'Sunday, February 22, 2026'],
      ['PageDown', 'Sunday, March 22, 2026'],
      ['ArrowUp', 'Sunday, March 15, 2026'],
      ['ArrowLeft', 'Saturday, March 14, 2026'],
    ] as const) {
      await keyboard.press(key);
      await expect.element(bookableDay(name)).toHaveFocus();
      // the grid is one tab stop
      await expect.element(page.getByRole('grid').css('[tabindex="0"]')).toHaveLength(1);
    }

    // an unavailable day can have focus but can't be selected
    await expect.element(bookableDay('Saturday, March 14, 2026')).toBeDisabled();
    for (const key of ['Enter', 'Space']) await keyboard.press(key);
    await expect.element(chosen()).toHaveLength(0);
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    await expect.element(chosen()).toHaveAccessibleName('Friday, March 13, 2026 selected');
    await expect
      .element(page.getByRole('log').getByText('Selected Date: Friday, March 13, 2026'))
      .toBeInTheDocument();
  });

  // (rule: unreadable time zone)
  test('shows only New York time if the browser does not know its time zone', async ({ app }) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
    });
    onTestFinished(() => spy.mockRestore());
    await openBooking(app);
    await bookableDay('Thursday, March 5, 2026').click();
    const times = page.getByRole('region', { name: 'Times' });
    await expect.element(times.getByText('Eastern Time (New York)', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await proceed().click();
    await expect
      .element(page.getByText('Virtual Demo, Eastern Time (New York)', { exact: true }))
      .toBeVisible();
  });

  test('adds its steps to the browser history and keeps the input on Back', async ({ app }) => {
    await openBookingDetails(app);
    await fillIn();
    history.back();
    await expect.element(page.getByRole('heading', { name: 'Thursday, March 5, 2026' })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: '1:00 PM' })).toBeChecked();
    await expect.poll(address).toBe('/booking');
    history.forward();
    await expect.element(field('Full Name')).toHaveValue('Ada Rossi');
    await expect.element(field('What would you like to discuss?')).toHaveValue('Italian orders');
  });

  test('keeps its step and input on a reload until the meeting is booked', async ({ app }) => {
    await openBooking(app);
    await page.getByRole('radio', { name: 'In-Person Demo' }).check();
    await bookableDay('Thursday, March 5, 2026').click();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await proceed().click();
    await fillIn();
    app.reload();
    await expect
      .element(page.getByRole('heading', { name: 'Thursday, March 5, 2026, 1:00 PM' }))
      .toBeVisible();
    await expect.element(page.getByText('In-Person Demo, Eastern Time (New York)')).toBeVisible();
    await expect.element(field('Restaurant/Company Name')).toHaveValue('Aurora & Sons');
    await book().click();
    await expect.poll(address).toMatch(/bookingconfirmed/);
    app.open('/booking');
    await expect.element(page.getByRole('radio', { name: 'Virtual Demo' })).toBeChecked();
    await expect.element(page.getByText('Select a Date First')).toBeVisible();
  });

  test('books once when the visitor leaves during the booking and returns', async ({ app }) => {
    const sent = app.writes();
    const release = await leaveUnderWay(app);
    history.back();
    await expect.element(page.getByRole('button', { name: 'Booking...' })).toBeVisible();
    release();
    await expect.poll(address).toMatch(/bookingconfirmed/);
    expect(sent).toEqual(['POST /api/bookings']);
  });
});
