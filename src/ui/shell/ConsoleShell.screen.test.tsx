import { beforeEach } from 'vitest';
import { enlargeText } from '#tests/support/screen/enlargeText.ts';
import { showAsPrinted } from '#tests/support/screen/showAsPrinted.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

describe('Shell', () => {
  test('shows the signed-in user', async ({ app }) => {
    await app.signInAs('staff', '/profile');
    const banner = page.getByRole('banner');
    await expect.element(banner.getByText('Noor Haddad', { exact: true })).toBeVisible();
    await expect.element(banner.getByText('staff@tableside.example', { exact: true })).toBeVisible();
  });

  test('has a skip link as its first tab stop', async ({ app }) => {
    await app.signInAs('owner');
    await expect.element(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    await keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect.element(skipLink).toHaveFocus();
    await expect.element(skipLink).toBeInViewport();

    await keyboard.press('Enter');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await keyboard.press('Tab');
    await expect
      .element(page.getByRole('main').getByRole('button', { name: 'New Restaurant' }))
      .toHaveFocus();
  });

  test('marks one current item, and colors Dashboard on all restaurant pages', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const nav = page.getByRole('navigation', { name: 'Console' });
    const current = nav.css('[aria-current=page]');
    await expect.element(current).toHaveTextContent('My Profile');
    const dashboard = nav.getByRole('link', { name: 'Dashboard' });
    const plain = getComputedStyle(dashboard.element()).color;
    app.open('/dashboard');
    await expect.element(current).toHaveTextContent('Dashboard');
    for (const path of [
      '/company/trattoria-aurora',
      '/company/trattoria-aurora/subscription',
      '/company/trattoria-aurora/agent/aurora-host',
      '/company/trattoria-aurora/agent/aurora-host/conversation/c1',
    ]) {
      app.open(path);
      await expect.element(dashboard).toBeVisible();
      await expect.element(current).not.toBeInTheDocument();
      expect(getComputedStyle(dashboard.element()).color, path).not.toBe(plain);
    }
  });

  test('is not printed, and the page starts at the edge of the paper on a phone', async ({ app }) => {
    await page.viewport(360, 800);
    await app.signInAs('owner', '/profile');
    await expect.element(page.getByRole('banner').first()).toBeVisible();
    await showAsPrinted();
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    const { left, right } = page.getByRole('main').element().getBoundingClientRect();
    expect([left, right]).toEqual([0, 360]);
  });

  describe('as a rail at 768 px', () => {
    beforeEach(() => page.viewport(768, 1024));

    test('shows its labels, and the signed-in user on focus', async ({ app }) => {
      await app.signInAs('owner', '/profile');
      const banner = page.getByRole('banner');
      await expect.element(banner.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();

      await banner.getByRole('button', { name: 'Dark theme' }).focus();
      await keyboard.press('Tab');
      await expect
        .element(page.getByRole('tooltip'))
        .toHaveTextContent('Giulia Ferraro, owner@tableside.example');
      await expect
        .element(page.css(':focus'))
        .toHaveAccessibleName('Giulia Ferraro, owner@tableside.example');
    });
  });

  test('keeps the theme switch and Sign out in view in a short window, and scrolls the rest', async ({
    app,
  }) => {
    await page.viewport(1024, 768);
    await app.signInAs('owner', '/company/trattoria-aurora');
    const last = page.getByRole('link', { name: 'Company Users' });
    await expect.element(last).toBeInTheDocument();
    const foot = [
      page.getByRole('button', { name: 'Dark theme' }),
      page.getByRole('button', { name: 'Sign out' }),
    ];
    for (const button of foot) await expect.element(button).toBeInViewport({ ratio: 1 });

    await last.focus();
    const bottom = last.element().getBoundingClientRect().bottom;
    expect(bottom).toBeLessThanOrEqual(foot[0]?.element().getBoundingClientRect().top ?? 0);
    for (const button of foot) await expect.element(button).toBeInViewport({ ratio: 1 });
  });

  test('does not cut off labels with large text in a short window', async ({ app }) => {
    await page.viewport(768, 600);
    enlargeText();
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect.element(page.getByRole('link', { name: 'Company Users' })).toBeInTheDocument();
    for (const name of ['Go to…', 'Dark theme', 'Sign out']) {
      const { scrollHeight, clientHeight } = page.getByRole('button', { name }).element();
      expect(scrollHeight, name).toBeLessThanOrEqual(clientHeight);
    }
  });

  describe('behind a menu at 360 px', () => {
    beforeEach(() => page.viewport(360, 740));

    test('opens with its toggle, traps focus, and returns it on Escape', async ({ app }) => {
      await app.signInAs('owner', '/profile');
      const toggle = page.getByRole('button', { name: 'Menu' });
      await expect
        .element(page.getByRole('link', { name: 'Dashboard', exact: true }))
        .not.toBeInTheDocument();
      await toggle.click();

      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect.element(menu.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
      await expect.element(menu.getByText('Giulia Ferraro', { exact: true })).toBeVisible();
      // past the last element, in both directions
      for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(10).fill('Shift+Tab')]) {
        await keyboard.press(key);
        await expect.element(menu.css(':focus')).toHaveLength(1);
      }

      await keyboard.press('Escape');
      await expect.element(menu).not.toBeInTheDocument();
      await expect.element(toggle).toHaveFocus();
      await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    });

    test("keeps its toggle and the restaurant's name in view while the page scrolls", async ({ app }) => {
      await app.signInAs('owner', '/company/trattoria-aurora');
      await expect.element(page.getByRole('region', { name: 'Company Users' })).toBeInTheDocument();
      const bar = page.getByRole('banner').first();
      scrollTo({ top: 2000, behavior: 'instant' });
      await expect.poll(() => scrollY).toBeGreaterThan(1000);
      await expect.element(bar.getByText('Trattoria Aurora')).toBeInViewport({ ratio: 1 });
      await expect.element(bar.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    });

    test('closes when a page is selected, and stays closed on Back', async ({ app }) => {
      await app.signInAs('owner', '/profile');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect.element(menu).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toHaveFocus();

      history.back();
      await expect.element(page.getByRole('heading', { name: 'My Profile' })).toHaveFocus();
      await expect.element(menu).not.toBeInTheDocument();
    });
  });
});
