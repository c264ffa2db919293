import { DEMO_PASSWORD } from '#tests/support/screen/signInForm.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

function detailsForm() {
  const section = page.getByRole('region', { name: 'Details' });
  return {
    section,
    firstName: section.getByRole('textbox', { name: 'First name' }),
    lastName: section.getByRole('textbox', { name: 'Last name' }),
    email: section.getByRole('textbox', { name: 'Email' }),
    save: section.getByRole('button', { name: 'Save changes' }),
  };
}

function passwordForm() {
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

describe('My Profile', () => {
  test("shows name and email with 'Email cannot be changed'", async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const { firstName, lastName, email } = detailsForm();
    await expect.element(firstName).toHaveValue('Giulia');
    await expect.element(lastName).toHaveValue('Ferraro');
    await expect.element(email).toHaveValue('owner@tableside.example');
    await expect.element(email).toHaveAttribute('readonly');
    await expect.element(email).toHaveAccessibleDescription('Email cannot be changed');
  });

  test('accepts a new name without a request', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const calls = app.calls();
    const { section, firstName, save } = detailsForm();
    await firstName.fill('Julia');
    await save.click();
    await expect.element(section.getByRole('status')).toMatchTextContent('Profile updated successfully!');
    await expect.element(firstName).toHaveValue('Julia');
    expect(calls).toEqual([]);
  });

  test('rejects a blank first name', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const form = detailsForm();
    await form.firstName.fill('  ');
    await form.save.click();
    await expect.element(form.firstName).toHaveAccessibleDescription(`First name is required`);
    await expect.element(form.firstName).toHaveAttribute('aria-invalid', 'true');
    await expect.element(form.firstName).toHaveFocus();
    await expect.element(form.section.getByRole('status')).not.toBeInTheDocument();

    await form.firstName.fill('Julia');
    await expect.element(form.firstName).not.toHaveAttribute('aria-invalid', 'true');
  });
});

describe('Changing the password', () => {
  const fresh = 'a-longer-word';

  test("shows 'Password changed successfully!' and clears the fields", async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const form = passwordForm();
    await form.change(DEMO_PASSWORD, fresh);
    await expect
      .element(form.section.getByRole('status'))
      .toMatchTextContent('Password changed successfully!');
    for (const field of [form.current, form.next, form.confirmation])
      await expect.element(field).toHaveValue('');
  });

  test("shows the server's message for a wrong current password and keeps the input", async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const form = passwordForm();
    await form.change('wrong-word', fresh);
    await expect.element(form.section.getByRole('alert')).toMatchTextContent('Current password is incorrect');
    await expect.element(form.current).toHaveValue('wrong-word');
    await expect.element(form.next).toHaveValue(fresh);
  });

  test('keeps its message while the user reads it, and reserves its space afterwards', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    stopClock();
    const form = passwordForm();
    await form.change(DEMO_PASSWORD, fresh);
    const message = page.getByText('Password changed successfully!');
    await message.hover();
    await advanceClock(20_000);
    await expect.element(message).toBeVisible();
    const { height } = form.section.element().getBoundingClientRect();

    await page.getByRole('heading', { name: 'My Profile' }).hover();
    await advanceClock(5_000);
    await expect.element(message).not.toBeVisible();
    expect(form.section.element().getBoundingClientRect().height).toBe(height);
  });
});
