import { asksBeforeUnload } from '#tests/support/screen/leaving.ts';
import { newRestaurantForm, openForm, question } from '#tests/support/screen/restaurantForm.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

describe('What was typed', () => {
  test('is not left without a question', async ({ app }) => {
    const { dialog, field, cancel } = await openForm(app);
    await field('Restaurant name').fill('Osteria Nina');
    const asked = question('Discard unsaved changes?');
    await keyboard.press('Escape');
    await asked.answer('Keep editing');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
    await cancel.click();
    await asked.answer('Discard changes');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'New Restaurant' })).toHaveFocus();
  });

  test('is no reason to ask when there is nothing', async ({ app }) => {
    const { dialog } = await openForm(app);
    await keyboard.press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is warned about before a reload', async ({ app }) => {
    const { field } = await openForm(app);
    await field('Restaurant name').fill('Osteria Nina');
    expect(asksBeforeUnload()).toBe(true);
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
  });

  test('is warned about before the page is left by the back button', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'New Restaurant' }).click();
    const { field } = newRestaurantForm();
    await field('Restaurant name').fill('Osteria Nina');
    history.back();
    await question('Discard unsaved changes?').answer('Keep editing');
    await expect.poll(address).toBe('/dashboard');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
  });
});
