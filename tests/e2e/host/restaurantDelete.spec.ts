import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import type { App } from '../support/App.ts';
import { stopClock } from '../support/clock.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';
import { refuseWithoutWords } from '../support/wordless.ts';

const SAFFRON = '/api/companies/restaurants/saffron-house';
const MISMATCH = 'Text doesn\'t match. Please type "Saffron House" exactly.';

function deletion(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Delete Restaurant' });
  return {
    dialog,
    name: dialog.getByRole('textbox'),
    confirm: dialog.getByRole('button', { name: /^Delet/ }),
    keep: dialog.getByRole('button', { name: 'Keep restaurant' }),
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Deleting a restaurant', () => {
  test('takes its name, in any case; another text does not match', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    const { dialog, name, confirm } = deletion(page);
    await expect(name).toBeFocused();
    await expect(confirm).toBeDisabled();
    await name.fill('Saffron');
    await expect(confirm).toBeDisabled();
    await name.press('Tab');
    await expect(name).toHaveAccessibleDescription(MISMATCH);
    await name.fill(' SAFFRON house ');
    await expect(dialog.getByText(MISMATCH)).toBeHidden();
    await expect(confirm).toBeEnabled();
    await name.fill('Saffron House 2');
    await expect(name).toHaveAccessibleDescription(MISMATCH);
    await expect(confirm).toBeDisabled();
  });

  test('is not done by Enter without the name, which says so', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    const calls = apiCalls(page);
    const { name } = deletion(page);
    await name.fill('Saffron');
    await name.press('Enter');
    await expect(name).toHaveAccessibleDescription(MISMATCH);
    expect(calls).toEqual([]);
  });

  test('from its page shows the message for 5 s, and leads to the dashboard after 2 s', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('button', { name: 'Delete Restaurant' }).click();
    const { dialog, name, confirm } = deletion(page);
    await name.fill('Saffron House');
    await stopClock(page);
    await confirm.click();
    const message = page.getByText('Saffron House was deleted successfully');
    await expect(message).toBeVisible();
    await expect(dialog.getByRole('status')).toBeFocused();

    await page.clock.fastForward(1500);
    await expect(page).toHaveURL('/company/saffron-house');
    await page.clock.fastForward(500);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeFocused();
    await expect(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Saffron House/ })).toHaveCount(0);
    await expect(page.getByRole('status').filter({ has: message })).toBeVisible();
    await page.clock.fastForward(3000);
    await expect(message).toBeHidden();
  });

  test('from the dashboard takes it off the list at once', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    const { dialog, name, confirm } = deletion(page);
    await name.fill('saffron house');
    await stopClock(page);
    await confirm.click();
    await expect(page.getByText('Saffron House was deleted successfully')).toBeVisible();
    await expect(page.locator('main').getByText('Saffron House')).toHaveCount(0);
    // while it says so, it is not to be closed
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(dialog).toBeHidden();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeFocused();
    await expect(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
  });

  test('is done by keyboard alone', async ({ app, page }) => {
    await app.signInAs('owner');
    const opener = page.getByRole('button', { name: 'Delete Saffron House' });
    await expect(opener).toBeVisible();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const { dialog, name, confirm } = deletion(page);
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('saffron house');
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saffron House was deleted successfully')).toBeVisible();
  });

  test('can be thought better of', async ({ app, page }) => {
    await app.signInAs('owner');
    const calls = apiCalls(page);
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    const { dialog, name, keep } = deletion(page);
    await name.fill('Saffron House');
    await keep.click();
    await expect(dialog).toBeHidden();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    await expect(name).toHaveValue('');
  });

  test("reads 'Deleting...' while it waits, and two clicks are one deletion", async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    const { dialog, name, confirm } = deletion(page);
    await name.fill('Saffron House');
    await app.latency(1000);
    const calls = apiCalls(page);
    await confirm.dblclick();
    await expect(confirm).toHaveText('Deleting...');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Saffron House was deleted successfully')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([`DELETE ${SAFFRON}`]);
  });
});

test.describe('A deletion that fails', () => {
  test('is told for 5 s in red, logged, and may be tried again', async ({ app, page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text());
    });
    await app.signInAs('owner');
    await app.fault(`DELETE ${SAFFRON} 500 The kitchen is on fire`);
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    const { dialog, name, confirm } = deletion(page);
    await name.fill('Saffron House');
    await stopClock(page);
    await confirm.click();
    const message = page.getByRole('alert').filter({ hasText: 'Error: The kitchen is on fire' });
    await expect(message).toBeVisible();
    expect(logged.join()).toContain('The kitchen is on fire');
    await expect(dialog).toBeVisible();
    await expect(name).toHaveValue('Saffron House');
    await page.clock.fastForward(4000);
    await expect(message).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(message).toBeHidden();

    await confirm.click();
    await expect(page.getByText('Saffron House was deleted successfully')).toBeVisible();
  });

  for (const { why, fail, text } of [
    {
      why: 'a refusal without words',
      fail: (_app: App, page: Page) => refuseWithoutWords(page, `DELETE ${SAFFRON}`),
      text: 'Error: Failed to delete restaurant',
    },
    {
      why: 'a lost connection',
      fail: (app: App) => app.fault(`always DELETE ${SAFFRON} offline`),
      text: 'Error: The server could not be reached. Check whether the restaurant is still there.',
    },
  ]) {
    test(`has a sentence of its own: ${why}`, async ({ app, page }) => {
      await app.signInAs('owner');
      await fail(app, page);
      await page.getByRole('button', { name: 'Delete Saffron House' }).click();
      const { name, confirm } = deletion(page);
      await name.fill('Saffron House');
      await confirm.click();
      await expect(page.getByRole('alert')).toHaveText(text);
    });
  }

  test('is refused by the host to who may not', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Delete Blue Door Diner' }).click();
    const { name, confirm, keep } = deletion(page);
    await name.fill('Blue Door Diner');
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText('Error: Only an owner or admin may do this');
    await keep.click();
    await expect(page.getByRole('link', { name: /Blue Door Diner/ })).toBeVisible();
  });
});

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test('the question with a text that does not match', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Delete Saffron House' }).click();
    const { name } = deletion(page);
    await name.fill('Saffron');
    await name.press('Enter');
    await expect(page.getByText(MISMATCH)).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the answer', async ({ app, page }) => {
    // it stays for as long as it is looked at
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((act: () => void, wait = 0) =>
        wait === 2000 ? 0 : later(act, wait)) as typeof window.setTimeout;
    });
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('button', { name: 'Delete Restaurant' }).click();
    const { dialog, name, confirm } = deletion(page);
    await name.fill('Saffron House');
    await confirm.click();
    await expect(dialog.getByRole('status')).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });
});
