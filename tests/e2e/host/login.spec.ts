import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

test('The typed email survives a reload in the same tab only', async ({ context, page }) => {
  await page.goto('/login');
  await signInForm(page).fill('giulia@');
  await page.reload();
  await expect(signInForm(page).email).toHaveValue('giulia@');
  await expect(signInForm(page).password).toHaveValue('');

  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await expect(signInForm(otherTab).email).toHaveValue('');
});
