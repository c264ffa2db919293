import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

test('A reload keeps the typed email, and another tab starts without it', async ({ context, page }) => {
  await page.goto('/login');
  await signInForm(page).fill('giulia@');
  await page.reload();
  await expect(signInForm(page).email).toHaveValue('giulia@');
  await expect(signInForm(page).password).toHaveValue('');

  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await expect(signInForm(otherTab).email).toHaveValue('');
});

test("An abandoned sign-in gives the next user neither the first user's cookie nor permissions", async ({
  app,
  page,
}) => {
  await page.goto('/login');
  const form = signInForm(page);
  await app.fault('POST /api/users/login 2000ms');
  const sent = page.waitForRequest('**/api/users/login');
  await form.signIn('owner@tableside.example');
  const abandoned = await sent;
  await page.getByRole('link', { name: 'Tableside, home' }).click();
  await expect(page.getByRole('heading', { name: /^Every call answered/ })).toBeVisible();
  await page.goBack();
  await form.signIn('staff@tableside.example');
  await expect(page).toHaveURL('/dashboard');
  // after this, no late response to the first sign-in can come
  await abandoned.response();

  const renewed = page.waitForResponse('**/api/users/refresh-token');
  await page.goto('/company/trattoria-aurora');
  expect((await renewed).ok()).toBe(true);
  // uses the refreshed token
  const company = page.waitForResponse('**/api/companies/trattoria-aurora');
  await page.reload();
  expect(await (await company).json()).toMatchObject({ role: 'staff' });
});
