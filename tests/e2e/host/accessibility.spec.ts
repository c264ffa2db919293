import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, inspect } from '../support/accessibility.ts';
import type { App } from '../support/App.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

interface Visit {
  readonly app: App;
  readonly page: Page;
}

/** Opens each visually distinct state of a screen and waits for an element that confirms it. */
const states: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'the sign-in form': async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
  'the sign-in form after a refusal': async ({ page }) => {
    await page.goto('/login');
    await signInForm(page).signIn('owner@tableside.example', 'wrong-word');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the sign-in form of a lost session': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.expireTokens();
    await app.fault('always POST /api/users/refresh-token 401');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText("You're signed out. Sign in to continue.")).toBeVisible();
  },
  'the dashboard': async ({ app, page }) => {
    await app.signInAs('owner');
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
  },
  'the dashboard while it loads': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/restaurants 60000ms');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.locator('[role=progressbar]')).toBeVisible();
  },
  'the dashboard when it takes long': async ({ app, page }) => {
    await page.clock.install();
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/restaurants 60000ms');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.locator('[role=progressbar]')).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  },
  'the dashboard without restaurants': async ({ app, page }) => {
    await app.signInAs('new');
    await expect(page.getByText("You don't have any restaurants yet")).toBeVisible();
  },
  'the dashboard that could not be loaded': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('GET /api/companies/restaurants 500');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the dashboard while the browser is offline': async ({ app, page }) => {
    await app.signInAs('owner');
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(/^You seem to be offline/)).toBeVisible();
  },
  'a company with little use, of an admin': async ({ app, page }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('region', { name: 'Company Users' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
  },
  'a company with too much use, of staff, whose recalculation failed': async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    await page.getByRole('region', { name: 'Company Users' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await app.fault('GET /api/companies/blue-door-diner/calls 500');
    await page.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect(page.getByText('Error recalculating minutes')).toBeVisible();
  },
  'a company while it loads': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/trattoria-aurora 60000ms');
    await page.goto('/company/trattoria-aurora');
    await expect(page.getByText('Loading restaurant', { exact: true })).toBeAttached();
  },
  'a company without its users': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/:id/users 500');
    await page.goto('/company/trattoria-aurora');
    await expect(page.getByText("Couldn't load users.")).toBeVisible();
  },
  'a company that could not be loaded': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/trattoria-aurora 500');
    await page.goto('/company/trattoria-aurora');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'an unknown company': async ({ app, page }) => {
    await app.signInAs('owner', '/company/no-such-company');
    await expect(page.getByRole('heading', { name: 'Company Not Found' })).toBeVisible();
  },
  'the profile': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  },
  'the profile with messages at its fields and above them': async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await page.getByRole('textbox', { name: 'First name' }).fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill('wrong-word');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('a-longer-word');
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('a-longer-word');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('First name is required')).toBeVisible();
  },
  'a path that is none of ours': async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
  'a crashed page': async ({ app, page }) => {
    await page.route('**/assets/profile-*.js', (route) => route.abort());
    await app.signInAs('owner', '/profile');
    await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  for (const [name, open] of Object.entries(states)) {
    test(name, async ({ app, page }) => {
      await open({ app, page });
      await inspect(page, name);
    });
  }

  test('small-screen menu', async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessibleEverywhere(page, [360]);
  });
});
