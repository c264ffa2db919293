import type { Page } from '@playwright/test';
import { PASSWORD, signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

function passwordForm(page: Page) {
  const section = page.getByRole('region', { name: 'Change password' });
  const field = (name: string) => section.getByRole('textbox', { name, exact: true });
  const fields = {
    current: field('Current password'),
    next: field('New password'),
    confirmation: field('Confirm new password'),
  };
  return {
    ...fields,
    section,
    submit: section.getByRole('button', { name: /^Chang/ }),
    async fill(current: string, next: string, confirmation = next): Promise<void> {
      await fields.current.fill(current);
      await fields.next.fill(next);
      await fields.confirmation.fill(confirmation);
    },
    async change(current: string, next: string, confirmation = next): Promise<void> {
      await this.fill(current, next, confirmation);
      await this.submit.click();
    },
  };
}

test.describe('Change of password', () => {
  const fresh = 'a-longer-word';

  test('makes the new password the one that signs in, and leaves this session as it is', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', '/profile');
    await passwordForm(page).change(PASSWORD, fresh);
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
