import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import type { App } from '../support/App.ts';
import { restaurantForm } from '../support/restaurantForm.ts';
import { expect, test } from '../support/test.ts';

const SAFFRON = '/api/companies/restaurants/saffron-house';

const formOf = (page: Page) => restaurantForm(page, 'Edit Restaurant');

async function openForm(app: App, page: Page) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'Edit Saffron House' }).click();
  const form = formOf(page);
  await expect(form.field('Menu JSON')).toBeVisible();
  return form;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Editing a restaurant', () => {
  test('is offered on its page, which then shows the new values', async ({ app, page }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('button', { name: 'Edit Restaurant' }).click();
    const form = formOf(page);
    await form.fillIn({ 'Restaurant name': 'Saffron Place', Email: 'new@saffron-place.example' });
    const sent = page.waitForRequest(`**${SAFFRON}`);
    await form.submit.click();
    expect(Object.keys((await sent).postDataJSON() as object).toSorted()).toEqual([
      'address',
      'backgroundSound',
      'description',
      'email',
      'firstMessage',
      'menuJson',
      'phone',
      'restaurantName',
      'tagline',
      'voiceId',
      'website',
    ]);
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron Place' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'new@saffron-place.example' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Restaurant' })).toBeFocused();
  });
});

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test('the form of a restaurant', async ({ app, page }) => {
    const { field } = await openForm(app, page);
    // nothing of it is scrolled out of the editor, which axe could not judge
    await field('Menu JSON').fill('{"menu": {"entrees": []}}');
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form that could not be loaded', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Edit Blue Door Diner' }).click();
    await expect(formOf(page).dialog.getByRole('alert')).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form while it loads', async ({ app, page }) => {
    await app.signInAs('owner');
    await app.fault(`GET ${SAFFRON} 60000ms`);
    await page.getByRole('button', { name: 'Edit Saffron House' }).click();
    await expect(formOf(page).dialog.getByText('Loading restaurant details')).toBeAttached();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });
});
