import { PASSWORD, signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

test.describe('Change of password', () => {
  const fresh = 'a-longer-word';

  test('makes the new password the one that signs in, and leaves this session as it is', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', '/profile');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Current password').fill(PASSWORD);
    await field('New password').fill(fresh);
    await field('Confirm new password').fill(fresh);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInForm(page).signIn('owner@tableside.example', PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await signInForm(page).signIn('owner@tableside.example', fresh);
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });
});
