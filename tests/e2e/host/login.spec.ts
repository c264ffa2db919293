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

test('A sign-in that the user left gives the next user neither its cookie nor its rights', async ({
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
  // no response of the first sign-in is still to come
  await abandoned.response();

  const renewed = page.waitForResponse('**/api/users/refresh-token');
  await page.goto('/company/trattoria-aurora');
  expect((await renewed).ok()).toBe(true);
  // with the renewed token
  const company = page.waitForResponse('**/api/companies/trattoria-aurora');
  await page.reload();
  expect(await (await company).json()).toMatchObject({ role: 'staff' });
});
