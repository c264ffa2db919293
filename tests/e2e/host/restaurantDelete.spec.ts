import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

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
