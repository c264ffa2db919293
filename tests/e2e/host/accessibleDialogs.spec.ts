import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { CREATE_STEPS } from '../../support/newRestaurant.ts';
import { NEW_RESTAURANT, newRestaurantForm, restaurantForm } from '../support/restaurantForm.ts';
import { expect, test } from '../support/test.ts';

const SAFFRON = '/api/companies/restaurants/saffron-house';
const MISMATCH = 'Text doesn\'t match. Please type "Saffron House" exactly.';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// each test signs in once and checks every state of a dialog
test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test.slow();

  test('new restaurant form: empty, with errors, with a menu, with generated values, and failed', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'New Restaurant' }).click();
    const form = newRestaurantForm(page);
    const { button, submit, attention, failure, goTo, at } = form;
    await expectAccessibleEverywhere(page);

    await (await at('Restaurant name')).fill('Osteria Nina');
    await (await at('Assistant ID')).fill('nina');
    const menu = await at('Menu JSON');
    await button('Insert sample menu').click();
    await menu.press('x');
    await submit.click();
    await expect(attention).toContainText('11 fields');
    for (const step of CREATE_STEPS) {
      await goTo(step);
      await expectAccessibleEverywhere(page);
    }

    await form.fillIn(NEW_RESTAURANT);
    await app.fault('always POST /api/companies/restaurants/create offline');
    await submit.click();
    await expect(failure).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('restaurant form: failed to load, loading, and loaded', async ({ app, page }) => {
    await app.signInAs('owner');
    const { dialog, field } = restaurantForm(page, 'Edit Restaurant');
    await page.getByRole('button', { name: 'Edit Blue Door Diner' }).click();
    await expect(dialog.getByText(/Only an owner or admin/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await app.fault(`GET ${SAFFRON} 60000ms`);
    await page.getByRole('button', { name: 'Edit Saffron House' }).click();
    await expect(dialog.getByText('Loading restaurant details')).toBeAttached();
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Edit Saffron House' }).click();
    await expect(field('Menu JSON')).toBeVisible();
    // keeps everything visible, because axe can't check content that is scrolled out of view
    await field('Menu JSON').fill('{"menu": {"entrees": []}}');
    await expectAccessibleEverywhere(page);
  });

  test('restaurant deletion: mismatched name and confirmation', async ({ app, page }) => {
    // keeps the toast open
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((act: () => void, wait = 0) =>
        wait === 2000 ? 0 : later(act, wait)) as typeof window.setTimeout;
    });
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('button', { name: 'Delete Restaurant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Restaurant' });
    const name = dialog.getByRole('textbox');
    await name.fill('Saffron');
    await name.press('Enter');
    await expect(page.getByText(MISMATCH)).toBeVisible();
    await expectAccessibleEverywhere(page);

    await name.fill('Saffron House');
    await dialog.getByRole('button', { name: /^Delet/ }).click();
    await expect(dialog.getByRole('status')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});
