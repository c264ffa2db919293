import { expect, test } from '../support/test.ts';

test.describe('Shell', () => {
  test('shows who is signed in', async ({ app, page }) => {
    await app.signInAs('staff', '/profile');
    const banner = page.getByRole('banner');
    await expect(banner.getByText('Noor Haddad', { exact: true })).toBeVisible();
    await expect(banner.getByText('staff@tableside.example', { exact: true })).toBeVisible();
  });

  test('has a skip link as its first stop, which leads into the page', async ({ app, page }) => {
    await app.signInAs('owner');
    await expect(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button', { name: 'New Restaurant' })).toBeFocused();
  });

  test('highlights the Dashboard for everything about restaurants', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const current = page.getByRole('navigation', { name: 'Console' }).locator('[aria-current=page]');
    await expect(current).toHaveText('My Profile');
    for (const path of [
      '/dashboard',
      '/company/trattoria-aurora',
      '/company/trattoria-aurora/subscription',
      '/company/trattoria-aurora/agent/aurora-host',
      '/company/trattoria-aurora/agent/aurora-host/conversation/c1',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(current).toHaveText('Dashboard');
      });
    }
  });

  test('says so while the browser is offline', async ({ app, context, page }) => {
    await app.signInAs('owner', '/profile');
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toBeHidden();
  });

  test.describe('as a rail at 768 px', () => {
    test.use({ viewport: { width: 768, height: 1024 } });

    test('keeps the labels, and tells who is signed in on focus', async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

      await banner.getByRole('button', { name: 'Dark theme' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toHaveText('Giulia Ferraro, owner@tableside.example');
    });
  });

  test.describe('behind a menu at 360 px', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('opens by its toggle, keeps the focus inside, and gives it back on Escape', async ({
      app,
      page,
    }) => {
      await app.signInAs('owner', '/profile');
      const toggle = page.getByRole('button', { name: 'Menu' });
      await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeHidden();
      await toggle.click();

      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
      await expect(menu.getByText('Giulia Ferraro', { exact: true })).toBeVisible();
      // once around and further, in both directions
      for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(10).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        await expect(menu.locator(':focus')).toHaveCount(1);
      }

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });

    test('closes when a page is chosen, and stays closed on the way back', async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeFocused();

      await page.goBack();
      await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
      await expect(menu).toBeHidden();
    });

    test('closes when the page that is open is chosen', async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'My Profile' }).click();
      await expect(menu).toBeHidden();
    });

    test('closes when the window becomes wide', async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
    });
  });
});
