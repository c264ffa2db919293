import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { NEW_RESTAURANT, restaurantForm } from '../support/restaurantForm.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

const formOf = (page: Page) => restaurantForm(page, 'Add New Restaurant');

async function openForm(app: App, page: Page) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = formOf(page);
  await expect(form.field('Menu JSON')).toBeVisible();
  return form;
}

async function filledForm(app: App, page: Page) {
  const form = await openForm(app, page);
  await form.fillIn(NEW_RESTAURANT);
  return form;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('A new restaurant', () => {
  test('is looked after by who created it, and its owner can sign in', async ({ app, page }) => {
    const form = await filledForm(app, page);
    await form.submit.click();
    await page.getByRole('link', { name: /Osteria Nina/ }).click();
    await expect(page.getByText('admin', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInForm(page).signIn('nina@osteria-nina.example');
    await page.getByRole('link', { name: /Osteria Nina/ }).click();
    await expect(page.getByText('owner', { exact: true }).first()).toBeVisible();
  });
});

test.describe('Menu JSON', () => {
  test('is a plain text when the code of its editor does not come', async ({ app, page }) => {
    await page.route('**/assets/JsonEditor*', (route) => route.abort());
    const form = await openForm(app, page);
    await form.fillIn(NEW_RESTAURANT);
    await form.submit.click();
    await expect(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
  });
});

test('When the code of the form does not come, the page says so and stays', async ({ app, page }) => {
  await page.route('**/assets/RestaurantDialogs*', (route) => route.abort());
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be opened.');
  await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
});
