import { setOnline } from '#tests/support/screen/connection.ts';
import { signInForm } from '#tests/support/screen/signInForm.ts';
import { NO_STORED_SESSION, storedSession } from '#tests/support/screen/storage.ts';
import { address, describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

const LOGOUT = 'POST /api/users/logout';

describe('Sign out', () => {
  test('clears the session in the browser and on the host, and opens /login', async ({ app }) => {
    await app.signInAs('owner');
    const told = app.sent('/api/users/logout');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.poll(address).toBe('/login');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await told;
    expect(storedSession()).toEqual(NO_STORED_SESSION);
  });

  test('signs out even when the host does not confirm', async ({ app }) => {
    await app.signInAs('owner');
    app.fault('always POST /api/users/logout offline');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to logout. Please try again.');
    await expect.poll(address).toBe('/login');
    expect(storedSession()).toEqual(NO_STORED_SESSION);
  });

  test('in another tab applies to a page restored from the back/forward cache', async ({ app }) => {
    await app.signInAs('owner');
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(page.getByText("You're signed out. Sign in to continue.")).toBeVisible();
  });
});

// (rule: unconfirmed sign-out)
describe('Sign-out that the host did not confirm', () => {
  /** Returns whether the refresh cookie can still start a session. */
  const canRefresh = async (app: App) => (await app.call('POST', '/api/users/refresh-token')).ok;

  async function signOutOffline(app: App): Promise<void> {
    await app.signInAs('owner');
    app.fault(`${LOGOUT} offline`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to logout. Please try again.');
    expect(await canRefresh(app)).toBe(true);
  }

  test('is sent again when the network returns', async ({ app }) => {
    await signOutOffline(app);
    const confirmed = app.answered(LOGOUT);
    setOnline(true);
    await confirmed;

    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(await canRefresh(app)).toBe(false);
    // the sign-out is sent only once
    const calls = app.calls();
    setOnline(true);
    await signInForm().signIn('owner@tableside.example');
    await expect.element(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    expect(calls).not.toContain(LOGOUT);
  });

  test('is sent again when the app starts', async ({ app }) => {
    await signOutOffline(app);
    const confirmed = app.answered(LOGOUT);
    app.open('/');
    await confirmed;
    expect(await canRefresh(app)).toBe(false);
  });

  test('is not sent while another tab signs in, and is dropped when that succeeds', async ({ app }) => {
    await signOutOffline(app);
    app.fault(`${LOGOUT} offline`);
    const release = app.hold('POST /api/users/login');
    const signingIn = app.sent('/login');
    await signInForm().signIn('staff@tableside.example');
    await signingIn;
    const calls = app.calls();
    setOnline(true);
    await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
    release();

    await expect.element(page.getByRole('banner').getByText('Noor Haddad')).toBeVisible();
    await expect.poll(async () => (await navigator.locks.query()).pending).toEqual([]);
    expect(calls).not.toContain(LOGOUT);
    expect(await canRefresh(app)).toBe(true);
  });
});
