import { advanceClock, setDate, stopClock } from '#tests/support/screen/clock.ts';
import { setOnline } from '#tests/support/screen/connection.ts';
import { PASSWORD, signInForm } from '#tests/support/screen/signInForm.ts';
import { address, describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

// Complements `Faults.screen.test.tsx`: screens that load nothing and submit a form.

/** 10 AM on Wednesday, March 4, 2026, in New York. */
const NOW = '2026-03-04T15:00:00Z';
const SLOW = 'This is taking longer than usual.';
const EMAIL = 'owner@tableside.example';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

interface Form {
  readonly name: string;
  readonly call: string;
  readonly open: (app: App) => Promise<void>;
  /** Text to enter, by field label. */
  readonly typed: Readonly<Record<string, string>>;
  readonly send: () => Promise<void>;
  /** Messages for a refusal by the host, an unreadable response, and no response. */
  readonly says: Readonly<Record<'refused' | 'unreadable' | 'unreachable', string>>;
  /** Leaves the page through the navigation around the form. */
  readonly leave: (app: App) => Promise<void>;
}

const WORDS = 'Message from the host';
const orWords = (text: string) => ({ refused: WORDS, unreadable: text, unreachable: text });
const faults = [
  [`400 ${WORDS}`, 'refused'],
  ['not-json', 'unreadable'],
  ['offline', 'unreachable'],
] as const;

const forms: readonly Form[] = [
  {
    name: 'signing in',
    call: 'POST /api/users/login',
    open: (app) => Promise.resolve(app.open('/login')),
    typed: { Email: EMAIL, Password: PASSWORD },
    send: () => signInForm().submit.click(),
    says: orWords('Failed to login. Please check your credentials.'),
    leave: async (app) => {
      // this page has no other way out
      app.repair();
      await signInForm().submit.click();
      await expect.poll(address).toBe('/dashboard');
    },
  },
  {
    name: 'booking a meeting',
    call: 'POST /api/bookings',
    open: async (app) => {
      app.open('/booking');
      await button('Thursday, March 5, 2026').click();
      await page.getByRole('radio', { name: '1:00 PM' }).check();
      await button('Continue').click();
    },
    typed: {
      'Full Name': 'Ada Rossi',
      'Email Address': 'ada@tableside.example',
      'Restaurant/Company Name': 'Aurora & Sons',
    },
    send: () => button('Book Meeting').click(),
    says: {
      refused: 'Failed to book meeting. Please try again.',
      unreadable: 'Failed to book meeting. Please try again.',
      unreachable: 'Network error. Please check your connection and try again.',
    },
    leave: async () => {
      await page.getByRole('link', { name: 'Back to Home' }).first().click();
      await expect.poll(address).toBe('/');
    },
  },
  {
    name: 'changing the password',
    call: 'POST /api/users/change-password',
    open: (app) => app.signInAs('owner', '/profile'),
    typed: {
      'Current password': PASSWORD,
      'New password': 'trattoria-aurora',
      'Confirm new password': 'trattoria-aurora',
    },
    send: () => button('Change password').click(),
    says: orWords('Failed to change password. Please try again.'),
    leave: async () => {
      await expect.element(page.getByRole('navigation').first()).toBeVisible();
      // which asks first, because of the unsaved text
      await button('Sign out').click();
      await expect.element(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

async function fillAndSend({ open, typed, send }: Form, app: App): Promise<void> {
  await open(app);
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await send();
}

async function expectKept({ typed, leave }: Form, app: App): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(text);
  await leave(app);
}

describe('When a form cannot be submitted', () => {
  for (const form of forms) {
    for (const [fault, kind] of faults) {
      test(`${form.name} shows the error, keeps the input, and can be left (${fault})`, async ({ app }) => {
        setDate(NOW);
        app.fault(`always ${form.call} ${fault}`);
        await fillAndSend(form, app);
        await expect.element(page.getByText(form.says[kind], { exact: true })).toBeVisible();
        await expectKept(form, app);
      });
    }

    test(`${form.name} says that input is kept while offline`, async ({ app }) => {
      setDate(NOW);
      await form.open(app);
      for (const [name, text] of Object.entries(form.typed)) await field(name).fill(text);
      const hint = page.getByText(/^You're offline\./);
      await expect.element(hint).not.toBeInTheDocument();
      setOnline(false);
      await expect.element(hint).toBeVisible();
      setOnline(true);
      await expect.element(hint).not.toBeInTheDocument();
      await expectKept(form, app);
    });

    test(`${form.name} shows a slow hint, keeps the input, and can be left when no response comes`, async ({
      app,
    }) => {
      stopClock(NOW);
      app.fault(`always ${form.call} 600000ms`);
      await fillAndSend(form, app);
      await expect.poll(() => app.underWay()).toHaveLength(1);
      await advanceClock(14_999);
      await expect.element(page.getByText(SLOW)).not.toBeInTheDocument();
      await advanceClock(1);
      await expect.element(page.getByText(SLOW)).toBeVisible();
      await button('Stop waiting').click();
      await expect.element(page.getByText(SLOW)).not.toBeInTheDocument();
      await expectKept(form, app);
    });
  }
});
