import { PASSWORD, signInForm } from '#tests/support/screen/signInForm.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const owner = 'owner@tableside.example';

describe('Login page', () => {
  test('redirects signed-in users', async ({ app }) => {
    await app.signInAs('owner', '/login');
    await expect.poll(address).toBe('/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test('links back to the public site', async ({ app }) => {
    app.open('/login');
    await page.getByRole('link', { name: 'Tableside, home' }).click();
    await expect.poll(address).toBe('/');
    await expect.element(page.getByRole('heading', { name: 'Every call answered' })).toBeVisible();
  });

  test("shows the server's message on refusal, and the password stays editable", async ({ app }) => {
    app.open('/login');
    const form = signInForm();
    await form.signIn(owner, 'wrong-word');

    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Invalid email or password');
    await expect.element(alert).toHaveFocus();
    await expect.element(form.password).toHaveValue('wrong-word');
    await expect.element(form.email).toHaveValue(owner);

    await form.password.fill(PASSWORD);
    await form.submit.click();
    await expect.poll(address).toBe('/dashboard');
  });

  test('shows its own message when the server sends none', async ({ app }) => {
    app.open('/login');
    const form = signInForm();
    await form.fill(owner);
    const alert = page.getByRole('alert');
    for (const failure of ['offline', 'malformed', 'not-json', 'empty']) {
      app.repair();
      app.fault(`always POST /api/users/login ${failure}`);
      const asked = app.sent('/api/users/login');
      await form.submit.click();
      await asked;
      await expect.element(form.submit).toHaveTextContent('Sign in');
      await expect.element(alert).toHaveTextContent('Failed to login. Please check your credentials.');
      await expect.poll(address).toBe('/login');
    }
  });

  test('does nothing while email or password is empty', async ({ app }) => {
    app.open('/login');
    const calls = app.calls();
    const form = signInForm();
    for (const [email, password] of [
      ['', ''],
      ['', PASSWORD],
      [owner, ''],
    ] as const) {
      await form.signIn(email, password);
      await expect.element(form.submit).toHaveTextContent('Sign in');
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    }

    // if any attempt had sent a request, there would be more than one in the end
    await form.signIn(owner);
    await expect.poll(address).toBe('/dashboard');
    expect(calls.filter((call) => call === 'POST /api/users/login')).toHaveLength(1);
  });

  test('marks both fields as required', async ({ app }) => {
    app.open('/login');
    const { email, password } = signInForm();
    for (const field of [email, password]) await expect.element(field).toHaveAttribute('required');
    await expect.element(email).toHaveAttribute('type', 'email');
    // recognized by password managers
    await expect.element(email).toHaveAttribute('autocomplete', 'username');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(page.getByText('Required')).toHaveLength(2);
  });

  test("shows 'Signing in...' while waiting, and sends one request for two clicks", async ({ app }) => {
    app.open('/login');
    const calls = app.calls();
    const form = signInForm();
    await form.fill(owner);
    const release = app.hold('POST /api/users/login');
    await form.submit.dblClick();

    await expect.element(form.submit).toHaveTextContent('Signing in...');
    await expect.element(form.submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.poll(address).toBe('/dashboard');
    expect(calls.filter((call) => call === 'POST /api/users/login')).toHaveLength(1);
  });

  test('clears its error when the page is left', async ({ app }) => {
    app.open('/no-such-page');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await signInForm().signIn(owner, 'wrong-word');
    await expect.element(page.getByRole('alert')).toBeVisible();

    history.back();
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    history.forward();
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  for (const field of ['email', 'password'] as const) {
    test(`submits with Enter in the ${field} field`, async ({ app }) => {
      app.open('/login');
      const form = signInForm();
      await form.fill(owner);
      await form[field].press('Enter');
      await expect.poll(address).toBe('/dashboard');
    });
  }

  test('shows the password on request', async ({ app }) => {
    app.open('/login');
    const { password } = signInForm();
    await expect.element(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
  });

  test('has mail links to support with different subjects', async ({ app }) => {
    app.open('/login');
    for (const { link, subject } of [
      { link: 'Forgot password?', subject: 'Tableside: forgot password' },
      { link: 'Contact support', subject: 'Tableside: sign-in help' },
    ]) {
      const mail = page.getByRole('link', { name: link });
      await expect
        .element(mail)
        .toHaveAttribute('href', `mailto:support@tableside.example?subject=${encodeURIComponent(subject)}`);
      // touch size
      expect(mail.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });
});
