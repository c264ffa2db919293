import { newRestaurantForm } from '../support/restaurantForm.ts';
import { expect, test } from '../support/test.ts';

test('Menu JSON becomes a plain text field if the editor fails to load', async ({ app, page }) => {
  await page.route('**/assets/JsonEditor*', (route) => route.abort());
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const menu = await newRestaurantForm(page).at('Menu JSON');
  await menu.fill('{"menu": {}}');
  await expect(menu).toHaveValue('{"menu": {}}');
});

test('The page stays and shows an error if the form fails to load', async ({ app, page }) => {
  await page.route('**/assets/RestaurantDialogs*', (route) => route.abort());
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  await expect(page.getByRole('alert')).toContainText("Couldn't open this dialog.");
  await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
});
