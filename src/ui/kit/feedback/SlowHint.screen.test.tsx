import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { signInForm } from '#tests/support/screen/signInForm.ts';
import { expectSlowNotice, slowNotice } from '#tests/support/screen/slowNotice.ts';
import { address, describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

/** Waits until this request is the only one in flight. */
async function expectOnlyWaiting(app: App, waiting: string, call: string) {
  await expect.poll(() => page.getByText(/^Loading /).texts()).toEqual([waiting]);
  await expect.poll(() => app.pending()).toEqual([call]);
}

/** Advances the page's clock by 15 s, after which a wait is slow. */
const waitUntilSlow = () => advanceClock(15_000);

function middleOf(element: Element | null | undefined): number {
  const { top = NaN, height = NaN } = element?.getBoundingClientRect() ?? {};
  return top + height / 2;
}

// (rule: slow notice)
describe('A request that takes more than 15 s', () => {
  test('shows a hint on its page and can be retried with Try again', async ({ app }) => {
    stopClock();
    await app.signInAs('owner', '/profile');
    app.fault('always GET /api/companies/restaurants 60000ms');
    app.open('/dashboard');
    await expectOnlyWaiting(app, 'Loading restaurants', 'GET /api/companies/restaurants');
    await expectSlowNotice();

    app.repair();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Saffron House' })).toBeVisible();
    await expect.element(slowNotice()).not.toBeInTheDocument();
  });

  test('can be canceled', async ({ app }) => {
    stopClock();
    await app.signInAs('owner', '/profile');
    app.fault('always GET /api/companies/restaurants 60000ms');
    app.open('/dashboard');
    await expectOnlyWaiting(app, 'Loading restaurants', 'GET /api/companies/restaurants');
    await waitUntilSlow();
    const slow = slowNotice();
    await expect.element(slow).toBeVisible();
    // the icon lines up with the text, however tall the buttons are
    const mark = slow.element().closest('[role="status"]')?.querySelector('svg');
    expect(Math.abs(middleOf(mark) - middleOf(slow.element()))).toBeLessThan(3);

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load companies');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('shows the sign-in form again when the user stops waiting', async ({ app }) => {
    stopClock();
    app.open('/login');
    app.fault('always POST /api/users/login 60000ms');
    const form = signInForm();
    await form.signIn('owner@tableside.example');
    await expect.element(form.submit).toHaveTextContent('Signing in...');
    await waitUntilSlow();
    await expect.element(slowNotice()).toBeVisible();

    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(form.submit).toHaveTextContent('Sign in');
    // submitting again joins the request in flight
    await form.submit.click();
    await expect.element(form.submit).toHaveTextContent('Signing in...');
    // until the request has been in flight for a minute
    const addressLater = async () => {
      await advanceClock(10_000);
      return address();
    };
    await expect.poll(addressLater).toBe('/dashboard');
  });
});
