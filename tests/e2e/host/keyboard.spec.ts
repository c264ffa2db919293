import { tabTo } from '../support/focus.ts';
import { DEMO_PASSWORD, signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('In the light theme', () => {
  test.use({ colorScheme: 'light' });

  test('signs in, visits a restaurant, and signs out by keyboard with visible focus', async ({ page }) => {
    await page.goto('/login');
    const { email, password, submit } = signInForm(page);
    await expect(email).toBeVisible();
    await tabTo(page, email);
    await page.keyboard.type('owner@tableside.example');
    await tabTo(page, password);
    await page.keyboard.type(DEMO_PASSWORD);
    await tabTo(page, submit);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeFocused();
    const card = page.getByRole('link', { name: /Trattoria Aurora/ });
    await expect(card).toBeVisible();
    await tabTo(page, card);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeFocused();
    const recalculate = page.getByRole('button', { name: 'Recalculate Minutes' });
    // the heading appears before the button
    await expect(recalculate).toBeAttached();
    await tabTo(page, recalculate);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Minutes recalculated successfully!')).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Sign out' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  });
});

test.describe('In the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('navigates through the phone menu by keyboard', async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await app.signInAs('owner');
    await expect(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Menu' }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await tabTo(page, menu.getByRole('link', { name: 'My Profile' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
  });
});
