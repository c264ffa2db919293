import { signInForm } from '#tests/support/screen/signInForm.ts';
import { NO_STORED_SESSION, storedSession } from '#tests/support/screen/storage.ts';
import { address, describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

const REFRESH = 'POST /api/users/refresh-token';
const COMPANY = 'GET /api/companies/trattoria-aurora';

/** Opens the dashboard and waits for its requests, so that the token expires before the next page's requests. */
async function openDashboard(app: App): Promise<void> {
  await app.signInAs('owner');
  await expect.element(page.getByText('of minutes used')).toHaveLength(3);
}

describe('Expired access token', () => {
  test('is refreshed once for all requests in flight, and each request is retried once', async ({ app }) => {
    await openDashboard(app);
    await app.expireTokens();
    // all requests fail before the refresh ends
    const release = app.hold(REFRESH);
    const before = storedSession();
    const calls = app.calls();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    const count = (name: string) => calls.filter((call) => call === name).length;
    await expect.poll(() => [COMPANY, `${COMPANY}/users`, REFRESH].map(count)).toEqual([1, 1, 1]);
    await expect.poll(() => app.pending()).toEqual([REFRESH]);
    release();

    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    expect(count(REFRESH)).toBe(1);
    expect(count(COMPANY)).toBe(2);
    expect(count(`${COMPANY}/users`)).toBe(2);
    expect(storedSession().accessToken).not.toBe(before.accessToken);
  });

  test('without a valid session opens /login once, and the page returns after sign-in', async ({ app }) => {
    await openDashboard(app);
    await app.reset();
    const visited: string[] = [];
    const note = () => visited.push(location.pathname);
    navigation.addEventListener('currententrychange', note);
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect.element(page.getByText("You're signed out. Sign in to continue.")).toBeVisible();
    navigation.removeEventListener('currententrychange', note);
    expect(visited).toEqual(['/company/trattoria-aurora', '/login']);
    expect(storedSession()).toEqual(NO_STORED_SESSION);

    await signInForm().signIn('owner@tableside.example');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect.poll(address).toBe('/company/trattoria-aurora');
  });

  test('ends the session when the refresh is refused', async ({ app }) => {
    await openDashboard(app);
    app.fault(`always ${REFRESH} 401`);
    await app.expireTokens();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(storedSession()).toEqual(NO_STORED_SESSION);
  });

  test('keeps the session when the refresh fails for another reason', async ({ app }) => {
    await openDashboard(app);
    const before = storedSession();
    app.fault(`always ${REFRESH} offline`);
    await app.expireTokens();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load company data');
    expect(storedSession()).toEqual(before);

    app.repair();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
  });
});
