import { NEW_RESTAURANT, restaurantForm } from '../support/restaurantForm.ts';
import { expect, test } from '../support/test.ts';

test('Menu JSON is a plain text when the code of its editor does not come', async ({ app, page }) => {
  await page.route('**/assets/JsonEditor*', (route) => route.abort());
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = restaurantForm(page, 'Add New Restaurant');
  await form.fillIn(NEW_RESTAURANT);
  await form.submit.click();
  await expect(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
});

test('When the code of the form does not come, the page says so and stays', async ({ app, page }) => {
  await page.route('**/assets/RestaurantDialogs*', (route) => route.abort());
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be opened.');
  await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
});
