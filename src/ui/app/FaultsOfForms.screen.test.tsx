import { setDate, stopClock } from '#tests/support/screen/clock.ts';
import { setOnline } from '#tests/support/screen/connection.ts';
import { DEMO_PASSWORD, signInForm } from '#tests/support/screen/signInForm.ts';
import { expectSlowNotice, slowNotice } from '#tests/support/screen/slowNotice.ts';
import { address, describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

// Complements `Faults.screen.test.tsx` with forms that load nothing.

/** 10 AM on Wednesday, March 4, 2026, in New York. */
const NOW = '2026-03-04T15:00:00Z';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

interface Form {
  readonly name: string;
  readonly call: string;
  readonly open: (app: App) => Promise<void>;
  /** Text to type, by field label. */
  readonly typed: Readonly<Record<string, string>>;
  readonly send: () => Promise<void>;
  /** Messages when the host refuses, when its response is unreadable, and when it doesn't respond. */
  readonly says: readonly [refused: string, unreadable: string, unreachable: string];
  readonly expectSent: () => Promise<void>;
}

const WORDS = 'Message from the host';
const faults = [`400 ${WORDS}`, 'not-json', 'offline'];

const LOGIN = 'Failed to login. Please check your credentials.';
const BOOKING = 'Failed to book meeting. Please try again.';
const CHANGE = 'Failed to change password. Please try again.';

const booking: Form = {
  name: 'the booking form',
  call: 'POST /api/bookings',
  open: async (app) => {
    app.open('/booking');
    await button('Thursday, March 5, 2026').click();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await button('Continue').click();
  },
  typed: { 'Full Name': 'Ada Rossi', 'Email Address': 'ada@tableside.example' },
  send: () => button('Book Meeting').click(),
  says: [BOOKING, BOOKING, 'Network error. Please check your connection and try again.'],
  expectSent: () => expect.poll(address).toMatch(/bookingconfirmed/),
};

const forms: readonly Form[] = [
  booking,
  {
    name: 'the sign-in form',
    call: 'POST /api/users/login',
    open: (app) => Promise.resolve(app.open('/login')),
    typed: { Email: 'owner@tableside.example', Password: DEMO_PASSWORD },
    send: () => signInForm().submit.click(),
    says: [WORDS, LOGIN, LOGIN],
    expectSent: () => expect.poll(address).toBe('/dashboard'),
  },
  {
    name: 'the password form',
    call: 'POST /api/users/change-password',
    open: (app) => app.signInAs('owner', '/profile'),
    typed: {
      'Current password': DEMO_PASSWORD,
      'New password': 'trattoria-aurora',
      'Confirm new password': 'trattoria-aurora',
    },
    send: () => button('Change password').click(),
    says: [WORDS, CHANGE, CHANGE],
    expectSent: () => expect.element(page.getByText('Password changed successfully!')).toBeVisible(),
  },
];

async function fillIn({ open, typed }: Form, app: App): Promise<void> {
  await open(app);
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
}

async function expectKept({ typed }: Form, fault: string): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await expect.element(field(name), { message: fault }).toHaveValue(text);
  }
}

describe('When a form cannot be submitted', () => {
  for (const form of forms) {
    test(`${form.name} shows the error, keeps the input, and can be sent again`, async ({ app }) => {
      setDate(NOW);
      await fillIn(form, app);
      for (const [index, fault] of faults.entries()) {
        app.fault(`always ${form.call} ${fault}`);
        const answered = app.answered(form.call);
        await form.send();
        await answered;
        const message = page.getByText(String(form.says[index]), { exact: true });
        await expect.element(message, { message: fault }).toBeVisible();
        await expectKept(form, fault);
        app.repair();
      }
      await form.send();
      await form.expectSent();
    });
  }

  test('the message says while offline that the input is kept', async ({ app }) => {
    setDate(NOW);
    await fillIn(booking, app);
    const hint = page.getByText(/^You seem to be offline\./);
    await expect.element(hint).not.toBeInTheDocument();
    setOnline(false);
    await expect.element(hint).toBeVisible();
    setOnline(true);
    await expect.element(hint).not.toBeInTheDocument();
    await expectKept(booking, 'after the connection returned');
  });

  test('without a response, a slow hint appears and the input stays', async ({ app }) => {
    stopClock(NOW);
    app.fault(`always ${booking.call} 600000ms`);
    await fillIn(booking, app);
    await booking.send();
    await expect.poll(() => app.pending()).toHaveLength(1);
    await expectSlowNotice();
    await button('Stop waiting').click();
    await expect.element(slowNotice()).not.toBeInTheDocument();
    await expectKept(booking, 'after the wait');
  });
});
