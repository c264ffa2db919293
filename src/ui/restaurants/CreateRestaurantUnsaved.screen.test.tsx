import { filledForm, newRestaurantForm, openForm, question } from '#tests/support/screen/restaurantForm.ts';
import { signInForm } from '#tests/support/screen/signInForm.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

describe('Unsaved input', () => {
  test('prompts before the user leaves', async ({ app }) => {
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

  test('prompts before the user leaves the page with Back', async ({ app }) => {
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

  // (rule: unsaved changes)
  test('is restored on return after the session ended, with a message', async ({ app }) => {
    const { submit } = await filledForm(app);
    app.fault('always POST /api/users/refresh-token 401');
    await app.expireTokens();
    await submit.click();
    await expect.element(page.getByText("You're signed out. Sign in to continue.")).toBeVisible();

    app.repair();
    await signInForm().signIn('owner@tableside.example');
    await page.getByRole('button', { name: 'New Restaurant' }).click();
    const { dialog, field, at } = newRestaurantForm();
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
    await expect.element(await at('Owner password')).toHaveValue('');
    await expect
      .element(dialog.getByRole('status').filter({ hasText: 'We restored your unsaved changes' }))
      .toBeVisible();
  });
});
