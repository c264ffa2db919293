import { signInForm } from './support/signInForm.ts';
import { storedSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const owner = 'owner@tableside.example';

test.describe('Login', () => {
  test('leads to the restaurants and keeps the session', async ({ page }) => {
    await page.goto('/login');
    await signInForm(page).signIn(owner);

    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    const { accessToken, user } = await storedSession(page);
    expect(accessToken).toBeTruthy();
    expect(JSON.parse(user ?? '')).toMatchObject({ firstName: 'Giulia', lastName: 'Ferraro', email: owner });
  });

  test('remembers the e-mail being typed over a reload, in this tab only', async ({ context, page }) => {
    await page.goto('/login');
    await signInForm(page).fill('giulia@');
    await page.reload();
    await expect(signInForm(page).email).toHaveValue('giulia@');
    await expect(signInForm(page).password).toHaveValue('');

    const otherTab = await context.newPage();
    await otherTab.goto('/login');
    await expect(signInForm(otherTab).email).toHaveValue('');
  });
});
