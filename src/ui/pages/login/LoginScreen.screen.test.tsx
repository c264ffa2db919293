import { DEMO_PASSWORD, signInForm } from '#tests/support/screen/signInForm.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

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

    await form.password.fill(DEMO_PASSWORD);
    await form.submit.click();
    await expect.poll(address).toBe('/dashboard');
  });

  /** Leaves the page and returns, as if the browser restored it from the back/forward cache. */
  const leaveAndRestore = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test.for([
    ['within the app', () => page.getByRole('link', { name: 'Tableside, home' }).click()],
    ['for another site', leaveAndRestore],
  ] as const)('left %s after a refusal and opened again keeps only the email', async ([, leave], { app }) => {
    app.open('/login');
    const form = signInForm();
    await form.signIn(owner, 'wrong-word');
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Invalid email or password');
    await leave();
    await expect.element(alert).not.toBeInTheDocument();
    if (address() === '/') history.back();
    await expect.element(form.email).toHaveValue(owner);
    await expect.element(form.password).toHaveValue('');
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('marks both fields as required', async ({ app }) => {
    app.open('/login');
    const { email, password } = signInForm();
    for (const field of [email, password]) await expect.element(field).toHaveAttribute('required');
    await expect.element(email).toHaveAttribute('type', 'email');
    // password managers recognize this value
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

  test('submits with Enter in the password field', async ({ app }) => {
    app.open('/login');
    const form = signInForm();
    await form.fill(owner);
    await form.password.press('Enter');
    await expect.poll(address).toBe('/dashboard');
  });

  test('signs in with a password pasted with an invisible character', async ({ app }) => {
    app.open('/login');
    const form = signInForm();
    await form.email.fill(owner);
    await form.password.click();
    await keyboard.insert(`${DEMO_PASSWORD}\u200b`);
    await form.submit.click();
    await expect.poll(address).toBe('/dashboard');
  });

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
      // the touch size
      expect(mail.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });
});
