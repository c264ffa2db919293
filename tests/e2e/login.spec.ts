import { apiCalls } from './support/apiCalls.ts';
import { PASSWORD, signInForm } from './support/signInForm.ts';
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

  test('sends on who is signed in already', async ({ app, page }) => {
    await app.signInAs('owner', '/login');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test('gives the word of the server when it refuses, and lets the person mend the password', async ({
    page,
  }) => {
    await page.goto('/login');
    const form = signInForm(page);
    await form.signIn(owner, 'wrong-word');

    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Invalid email or password');
    await expect(alert).toBeFocused();
    await expect(form.password).toHaveValue('wrong-word');
    await expect(form.email).toHaveValue(owner);

    await form.password.fill(PASSWORD);
    await form.submit.click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('has a sentence of its own when the server says nothing readable', async ({ app, page }) => {
    await page.goto('/login');
    const form = signInForm(page);
    await form.fill(owner);
    const alert = page.getByRole('alert');
    for (const failure of ['offline', 'malformed', 'not-json', 'empty']) {
      await test.step(failure, async () => {
        await app.repair();
        await app.fault(`always POST /api/users/login ${failure}`);
        const asked = page.waitForRequest('**/api/users/login');
        await form.submit.click();
        await asked;
        await expect(form.submit).toHaveText('Sign in');
        await expect(alert).toHaveText('Failed to login. Please check your credentials.');
        await expect(page).toHaveURL('/login');
      });
    }
  });

  test('does nothing while the e-mail or the password is empty', async ({ page }) => {
    await page.goto('/login');
    const calls = apiCalls(page);
    const form = signInForm(page);
    for (const [email, password] of [
      ['', ''],
      ['', PASSWORD],
      [owner, ''],
    ] as const) {
      await form.signIn(email, password);
      await expect(form.submit).toHaveText('Sign in');
      await expect(page.getByRole('alert')).toBeHidden();
    }

    // had any attempt sent something, there would be more than one call by the time the last has succeeded
    await form.signIn(owner);
    await expect(page).toHaveURL('/dashboard');
    expect(calls.filter((call) => call === 'POST /api/users/login')).toHaveLength(1);
  });

  test('says before that both fields are required', async ({ page }) => {
    await page.goto('/login');
    const { email, password } = signInForm(page);
    for (const field of [email, password]) await expect(field).toHaveAttribute('required');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(page.getByText('Required')).toHaveCount(2);
  });

  test("reads 'Signing in...' while it waits, and two clicks are one call", async ({ app, page }) => {
    await page.goto('/login');
    const calls = apiCalls(page);
    await app.latency(1000);
    const form = signInForm(page);
    await form.fill(owner);
    await form.submit.dblclick();

    await expect(form.submit).toHaveText('Signing in...');
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/dashboard');
    expect(calls.filter((call) => call === 'POST /api/users/login')).toHaveLength(1);
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

  test('clears its error when the page is left', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await signInForm(page).signIn(owner, 'wrong-word');
    await expect(page.getByRole('alert')).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  for (const field of ['email', 'password'] as const) {
    test(`is sent by Enter in the ${field} field`, async ({ page }) => {
      await page.goto('/login');
      const form = signInForm(page);
      await form.fill(owner);
      await form[field].press('Enter');
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('shows the password to who asks for it', async ({ page }) => {
    await page.goto('/login');
    const { password } = signInForm(page);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('has mail links to support, each with its subject', async ({ page }) => {
    await page.goto('/login');
    for (const { link, subject } of [
      { link: 'Forgot password?', subject: 'Tableside: forgot password' },
      { link: 'Contact support', subject: 'Tableside: help with signing in' },
    ]) {
      await expect(page.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        `mailto:support@tableside.example?subject=${encodeURIComponent(subject)}`,
      );
    }
  });
});
