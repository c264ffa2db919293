import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { DEMO_PASSWORD, signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

async function openPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Fake backend' });
  await panel.getByRole('button', { name: 'Fake backend' }).click();
  return {
    panel,
    pill: panel.getByRole('button', { name: 'Fake backend' }),
    button: (name: string | RegExp) => panel.getByRole('button', { name }),
    latency: panel.getByRole('combobox', { name: 'Added latency' }),
    failWith: panel.getByRole('combobox', { name: 'Fail with' }),
  };
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Change password' });
  await section.getByRole('textbox', { name: 'Current password' }).fill(current);
  await section.getByRole('textbox', { name: 'New password', exact: true }).fill(next);
  await section.getByRole('textbox', { name: 'Confirm new password' }).fill(next);
  await section.getByRole('button', { name: 'Change password' }).click();
}

test.describe('Developer panel', () => {
  test('loads in browsers without idle callbacks', async ({ page }) => {
    await page.addInitScript("delete window['requestIdleCallback']");
    await page.goto('/dashboard?as=owner@tableside.example');
    await expect(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fake backend' })).toBeVisible();
  });

  test('signs in as a seeded user with one click, and switches users on the same page', async ({ page }) => {
    await page.goto('/login');
    const { button } = await openPanel(page);
    await button(/^owner@/).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('banner').getByText('Giulia Ferraro')).toBeVisible();

    await page.goto('/company/trattoria-aurora');
    await openPanel(page);
    await button(/^staff@/).click();
    await expect(page.getByRole('banner').getByText('Noor Haddad')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Subscription' })).toBeHidden();
  });

  test('fails one request, or all requests until cleared, even after a reload', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const { button, failWith, pill } = await openPanel(page);
    await failWith.selectOption('Offline');
    await button('Fail the next request').click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to load companies');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();

    await button('Fail every request').click();
    await expect(pill).toContainText('failing');
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('Failed to load companies');
    await openPanel(page);
    await button('Stop failing').click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
  });

  test('delays every request, even after a reload', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const { latency, pill } = await openPanel(page);
    await latency.selectOption('1 s');
    await expect(pill).toContainText('+1000 ms');
    await page.goto('/dashboard');
    await expect(page.getByText('Loading restaurants')).toBeAttached();
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
    const took = await page.evaluate(() => {
      const [call] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/restaurants'));
      return call?.duration;
    });
    expect(took).toBeGreaterThanOrEqual(1000);
  });

  test('expires the access token, which the app refreshes without a message', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const { button } = await openPanel(page);
    await button('Expire the access token').click();
    const refreshed = page.waitForResponse('**/api/users/refresh-token');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    expect((await refreshed).ok()).toBe(true);
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
  });

  test('keeps changes after a reload, until a reset to the seed', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await changePassword(page, DEMO_PASSWORD, 'a-longer-word');
    await expect(page.getByText('Password changed successfully!')).toBeVisible();
    await page.reload();
    await changePassword(page, DEMO_PASSWORD, 'another-word');
    await expect(page.getByText('Current password is incorrect')).toBeVisible();

    const { button } = await openPanel(page);
    await button('Reset').click();
    await expect(page.getByText('Current password is incorrect')).toBeHidden();
    await expect(page.getByRole('banner').getByText('Giulia Ferraro')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInForm(page).signIn('owner@tableside.example', DEMO_PASSWORD);
    await expect(page).toHaveURL('/dashboard');
  });

  test('is accessible in both themes, and closes with Escape', async ({ page }) => {
    await page.goto('/login');
    const { button, pill } = await openPanel(page);
    await expectAccessibleEverywhere(page, [1280, 360]);
    await button('Reset').focus();
    await page.keyboard.press('Escape');
    await expect(button('Reset')).toBeHidden();
    await expect(pill).toBeFocused();
  });

  test('covers no content at the bottom of a phone', async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await app.enter(
      'a conversation with audio',
      '/company/company-1/agent/agent-1/conversation/conversation-1',
    );
    const player = page.getByRole('group', { name: 'Audio player' });
    await expect(player).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('complementary', { name: 'Fake backend' })).toBeVisible();
    for (const control of await player.getByRole('button').or(player.getByRole('combobox')).all()) {
      await control.click({ trial: true });
    }
  });

  test('lets the page scroll a focused button above its bottom bar on phones', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await page.goto('/booking');
    await expect(page.getByRole('complementary', { name: 'Fake backend' })).toBeVisible();
    const lowest = page.getByRole('button', { name: 'Next month' });
    // the month is inert until its widget has loaded
    await expect(async () => {
      await lowest.focus();
      await expect(lowest).toBeFocused({ timeout: 100 });
    }).toPass();
    const [focused, docked] = [
      await lowest.boundingBox(),
      await page.getByRole('button', { name: 'Continue' }).boundingBox(),
    ];
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(docked?.y ?? 0);
  });
});
