import { advanceClock, resumeClock, stopClock } from '#tests/support/screen/clock.ts';
import { signInForm } from '#tests/support/screen/signInForm.ts';
import { NOTHING_STORED, SESSION_LOCK, storedSession } from '#tests/support/screen/storage.ts';
import { address, describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

const REFRESH = 'POST /api/users/refresh-token';
const COMPANY = 'GET /api/companies/trattoria-aurora';

/** Opens the dashboard and waits for its requests, so that the next page's requests are affected. */
async function openDashboard(app: App): Promise<void> {
  await app.signInAs('owner');
  await expect.element(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
}

describe('Expired access token', () => {
  test('is renewed by one refresh for all requests in flight, and each request is retried once', async ({
    app,
  }) => {
    await openDashboard(app);
    await app.expireTokens();
    // every request is rejected before there is a new token
    const release = app.hold(REFRESH);
    const before = storedSession();
    const calls = app.calls();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    const count = (name: string) => calls.filter((call) => call === name).length;
    await expect.poll(() => [COMPANY, `${COMPANY}/users`, REFRESH].map(count)).toEqual([1, 1, 1]);
    await expect.poll(() => app.underWay()).toEqual([REFRESH]);
    release();

    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    expect(count(REFRESH)).toBe(1);
    expect(count(COMPANY)).toBe(2);
    expect(count(`${COMPANY}/users`)).toBe(2);
    expect(storedSession().accessToken).not.toBe(before.accessToken);
  });

  test('is renewed repeatedly', async ({ app }) => {
    await openDashboard(app);
    await app.expireTokens();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();

    await app.expireTokens();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect.element(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
  });

  test('of a session the host no longer knows leads to /login once, and back to the page after sign-in', async ({
    app,
  }) => {
    await openDashboard(app);
    await app.reset();
    const visited: string[] = [];
    const note = () => visited.push(location.pathname);
    navigation.addEventListener('currententrychange', note);
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect.element(page.getByText("You're signed out. Sign in to continue.")).toBeVisible();
    navigation.removeEventListener('currententrychange', note);
    expect(visited).toEqual(['/company/trattoria-aurora', '/login']);
    expect(storedSession()).toEqual(NOTHING_STORED);

    await signInForm().signIn('owner@tableside.example');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect.poll(address).toBe('/company/trattoria-aurora');
  });

  for (const answer of ['401', '403', 'malformed', 'empty']) {
    test(`ends the session when the refresh is refused or returns no token (${answer})`, async ({ app }) => {
      await openDashboard(app);
      app.fault(`always ${REFRESH} ${answer}`);
      await app.expireTokens();
      await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

      await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(storedSession()).toEqual(NOTHING_STORED);
    });
  }

  for (const failure of ['offline', '429', '500', '503', '404']) {
    test(`keeps the session when the refresh fails otherwise (${failure})`, async ({ app }) => {
      await openDashboard(app);
      const before = storedSession();
      app.fault(`always ${REFRESH} ${failure}`);
      await app.expireTokens();
      await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load company data');
      expect(storedSession()).toEqual(before);

      app.repair();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    });
  }

  test('waits 15 s for a refresh without a response, then aborts it and can try again', async ({ app }) => {
    await openDashboard(app);
    const before = storedSession();
    app.fault(`${REFRESH} 600000ms`);
    await app.expireTokens();
    const calls = app.calls();
    const sent = app.sent('/refresh-token');
    stopClock();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await sent;
    await advanceClock(14_999);
    expect(app.underWay()).toContain(REFRESH);
    await advanceClock(1);

    await expect.element(page.getByRole('alert').first()).toHaveTextContent('Failed to load company data');
    expect(app.underWay()).not.toContain(REFRESH);
    expect(storedSession()).toEqual(before);
    resumeClock();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect.poll(() => calls.filter((call) => call === REFRESH)).toHaveLength(2);
  });

  test('is renewed after 10 s while another tab still waits for its refresh', async ({ app }) => {
    await openDashboard(app);
    await app.expireTokens();
    const { promise: otherTab, resolve: closeOtherTab } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const refreshing = navigator.locks.request(SESSION_LOCK, () => {
      hold();
      return otherTab;
    });
    await held;
    const calls = app.calls();
    const rejected = app.answered(COMPANY);
    stopClock();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await rejected;
    await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
    expect(calls).not.toContain(REFRESH);
    await advanceClock(10_000);

    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    closeOtherTab();
    await refreshing;
  });

  test('is not refreshed twice for a request that is rejected again', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault('always GET /api/companies/restaurants 401');
    const calls = app.calls();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();

    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load companies');
    expect(calls).toEqual(['GET /api/companies/restaurants', REFRESH, 'GET /api/companies/restaurants']);
  });
});
