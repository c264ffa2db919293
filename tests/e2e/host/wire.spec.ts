import type { Page, Request } from '@playwright/test';
import type { App } from '../support/App.ts';
import { addresses } from '../support/addresses.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

const request = (page: Page, path: string) =>
  page.waitForRequest((candidate: Request) => candidate.url() === addresses.apiHost + path);

test.describe('API requests', () => {
  test('go to VITE_API_HOST with the bearer token and the HttpOnly cookie until the session ends', async ({
    context,
    page,
  }) => {
    const cookies = () => context.cookies(`${addresses.apiHost}/api/users/refresh-token`);
    await page.goto('/login');
    const listed = request(page, '/api/companies/restaurants');
    await signInForm(page).signIn('owner@tableside.example');
    const headers = await (await listed).allHeaders();
    expect(headers['authorization']).toMatch(/^Bearer \S+$/);
    expect(headers['origin']).toBe(addresses.hostBuild);
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    const [cookie] = await cookies();
    expect(cookie).toMatchObject({ name: 'refreshToken', httpOnly: true, path: '/api/users' });
    expect(await page.evaluate(() => document.cookie)).toBe('');

    const asked = request(page, '/api/users/refresh-token');
    await page.reload();
    const sent = await asked;
    expect(await sent.headerValue('cookie')).toBe(`refreshToken=${cookie?.value}`);
    expect(sent.postData()).toBeNull();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await cookies()).toEqual([]);
  });

  test('A page whose code fails to load shows a message with a Reload button', async ({ app, page }) => {
    await page.route('**/assets/profile-*', (route) => route.abort());
    await app.signInAs('owner', '/profile');
    await expect(page.getByRole('alert')).toContainText('This page stopped working');

    await page.unroute('**/assets/profile-*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  });
});

test('A page whose code fails to load from an unreachable host shows a message', async ({ app, page }) => {
  // loaded on navigation
  await page.route('**/assets/profile-*', (route) => route.abort());
  await app.signInAs('owner');
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('alert')).toContainText('This page stopped working');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('A page whose code fails to load offline appears after reconnecting', async ({ app, context, page }) => {
  const code = '**/assets/profile-*';
  await page.route(code, (route) => route.abort());
  await app.signInAs('owner');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
  await page.unroute(code);
  // the first request after reconnecting can still fail
  await page.route('**/profile', (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test.describe('After a release', () => {
  const gone = '**/assets/profile-*.js';
  const documents = (page: Page) => {
    const loaded: string[] = [];
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) loaded.push(new URL(asked.url()).pathname);
    });
    return loaded;
  };

  test('a page whose code is gone reloads once', async ({ app, page }) => {
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await app.signInAs('owner');
    const loaded = documents(page);
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('alert')).toContainText('This page stopped working');
    expect(loaded).toEqual(['/profile']);
  });

  test('a page whose code was renamed appears without a message', async ({ app, page }) => {
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await app.signInAs('owner');
    const loaded = documents(page);
    // the reloaded page is part of the new release
    await page.route('**/profile', async (route) => {
      await page.unroute(gone);
      await route.continue();
    });
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    expect(loaded).toEqual(['/profile']);
  });

  test.describe('a page section whose code is gone', () => {
    const company = '/company/company-1';
    const code = /\/assets\/(TelephonyPanel|ImportDialog)-/;
    const telephony = (page: Page) => page.getByRole('tab', { name: /^Telephony Configuration/ });
    const missing = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
    const retries = (page: Page) => page.getByLabel('Max retries', { exact: true });

    // panels load when scrolled near
    const comeNear = (page: Page) =>
      page.getByRole('region', { name: 'Voice AI Management' }).scrollIntoViewIfNeeded();

    async function openMenu({ app, page }: { readonly app: App; readonly page: Page }) {
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      await app.enter('a restaurant with a menu', `${company}?panel=menu`);
      await comeNear(page);
      await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
    }

    /** Opens the panel, which reloads the page. The browser chooses the scroll position. */
    async function openAnew(page: Page) {
      const isBack = page.waitForEvent('load');
      await telephony(page).click();
      await isBack;
      await comeNear(page);
    }

    /** Switches the host to a new release that open tabs don't know about. */
    const release = (page: Page, { bringsCode }: { readonly bringsCode: boolean }) =>
      page.route(
        (url) => url.pathname === company,
        async (route) => {
          if (route.request().isNavigationRequest()) {
            if (bringsCode) await page.unroute(code);
            return route.continue();
          }
          const response = await route.fetch();
          const html = (await response.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-next.js');
          return route.fulfill({ response, body: html });
        },
      );

    test('reloads the page and appears', async ({ app, page }) => {
      await openMenu({ app, page });
      await release(page, { bringsCode: true });
      const loaded = documents(page);
      await openAnew(page);
      await expect(retries(page)).toBeVisible();
      expect(loaded).toEqual([company]);
    });

    test('reloads the page only once', async ({ app, page }) => {
      await openMenu({ app, page });
      await release(page, { bringsCode: false });
      const loaded = documents(page);
      await openAnew(page);
      await expect(missing(page)).toContainText("Couldn't load this part of the page.");
      expect(loaded).toEqual([company]);
    });

    test('keeps a page with unsaved changes', async ({ app, page }) => {
      await openMenu({ app, page });
      await release(page, { bringsCode: true });
      const loaded = documents(page);
      await page.getByRole('button', { name: 'Actions for Affogato' }).click();
      await page.getByRole('menuitem', { name: 'Move up' }).click();
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText("Couldn't open this dialog.");
      const names = page.getByRole('group', { name: /\bitems$|^Items found$/ }).locator('[data-name]');
      await expect(names).toHaveText(['Tiramisù', 'Affogato', 'Panna cotta']);
      expect(loaded).toEqual([]);
    });

    test('keeps the page and offers a reload if there is no new release', async ({ app, page }) => {
      await openMenu({ app, page });
      const loaded = documents(page);
      await telephony(page).click();
      await expect(missing(page)).toContainText("Couldn't load this part of the page.");
      expect(loaded).toEqual([]);
      await page.unroute(code);
      await page.getByRole('tabpanel').getByRole('button', { name: 'Reload' }).click();
      await comeNear(page);
      await expect(retries(page)).toBeVisible();
    });
  });
});
