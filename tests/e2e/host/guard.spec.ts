import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

const owner = 'owner@tableside.example';

test.describe('Route guard', () => {
  test('passes along the page they came from, with its query and hash', async ({ page }) => {
    await page.goto('/company/trattoria-aurora?from=mail#users');
    await expect(page).toHaveURL('/login');
    await signInForm(page).signIn(owner);

    await expect(page.getByRole('heading', { name: 'Trattoria Aurora' })).toBeVisible();
    await expect(page).toHaveURL('/company/trattoria-aurora?from=mail#users');
  });
});
