import { nextPaint } from '#tests/support/screen/layoutSettled.ts';
import { showAsPrinted } from '#tests/support/screen/showAsPrinted.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const button = (name: string) => page.getByRole('button', { name });
const shown = () => document.documentElement.dataset['theme'];

describe('Theme', () => {
  test('is toggled by one button', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await button('Dark theme').click();
    await expect.poll(shown).toBe('dark');
    await button('Light theme').click();
    await expect.poll(shown).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('changes without transitions', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await expect.element(button('Dark theme')).toBeVisible();
    const pressed = button('Dark theme').element();
    const fading: string[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      // the button may animate, because the pointer is over it
      if (!pressed.contains(target as Node)) fading.push(propertyName);
    });
    await button('Dark theme').click();
    await expect.poll(shown).toBe('dark');
    // transitions are reported with the next frame
    await nextPaint();
    expect(fading).toEqual([]);
  });

  test('is light on paper', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const ink = () => getComputedStyle(page.getByRole('heading', { level: 1 }).element()).color;
    await expect.element(button('Dark theme')).toBeVisible();
    const ofLight = ink();
    await button('Dark theme').click();
    await expect.poll(ink).not.toBe(ofLight);
    await showAsPrinted();
    await expect.poll(ink).toBe(ofLight);
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  });

  test('is kept after sign-out', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await button('Dark theme').click();
    await button('Sign out').click();
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(shown()).toBe('dark');
  });
});
