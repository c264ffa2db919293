import type { Page } from '@playwright/test';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import { PASSWORD, signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

function detailsForm(page: Page) {
  const section = page.getByRole('region', { name: 'Details' });
  return {
    section,
    firstName: section.getByRole('textbox', { name: 'First name' }),
    lastName: section.getByRole('textbox', { name: 'Last name' }),
    email: section.getByRole('textbox', { name: 'Email' }),
    save: section.getByRole('button', { name: 'Save changes' }),
  };
}

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

test.describe('My Profile', () => {
  test("shows name and e-mail; 'Email cannot be changed'", async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const { firstName, lastName, email } = detailsForm(page);
    await expect(firstName).toHaveValue('Giulia');
    await expect(lastName).toHaveValue('Ferraro');
    await expect(email).toHaveValue('owner@tableside.example');
    await expect(email).not.toBeEditable();
    await expect(email).toHaveAccessibleDescription('Email cannot be changed');
  });

  test('takes a new name without any call', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const calls = apiCalls(page);
    const { section, firstName, save } = detailsForm(page);
    await firstName.fill('Julia');
    await save.click();
    await expect(section.getByRole('status')).toContainText('Profile updated successfully!');
    await expect(firstName).toHaveValue('Julia');
    expect(calls).toEqual([]);
  });

  for (const { field, label } of [
    { field: 'firstName', label: 'First name' },
    { field: 'lastName', label: 'Last name' },
  ] as const) {
    test(`asks for the ${label.toLowerCase()}, blanks are none`, async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      const form = detailsForm(page);
      await form[field].fill('  ');
      await form.save.click();
      await expect(form[field]).toHaveAccessibleDescription(`${label} is required`);
      await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
      await expect(form[field]).toBeFocused();
      await expect(form.section.getByRole('status')).toBeHidden();

      await form[field].fill('Somebody');
      await expect(form[field]).not.toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test.describe('Change of password', () => {
  const fresh = 'a-longer-word';

  test("ends in 'Password changed successfully!' and empty fields", async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const form = passwordForm(page);
    await form.change(PASSWORD, fresh);
    await expect(form.section.getByRole('status')).toContainText('Password changed successfully!');
    for (const field of [form.current, form.next, form.confirmation]) await expect(field).toHaveValue('');
  });

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

  for (const {
    rule,
    typed: [next, confirmation],
    field,
    message,
  } of [
    {
      rule: 'both new passwords to be the same',
      typed: ['a-longer-word', 'another-word'],
      field: 'confirmation',
      message: "New passwords don't match",
    },
    {
      rule: 'at least 8 characters',
      typed: ['seven77', 'seven77'],
      field: 'next',
      message: 'Password must be at least 8 characters long',
    },
  ] as const) {
    test(`wants ${rule}, and sends nothing before`, async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      const calls = apiCalls(page);
      const form = passwordForm(page);
      await form.change(PASSWORD, next, confirmation);
      await expect(form[field]).toHaveAccessibleDescription(message);
      await expect(form[field]).toBeFocused();
      await expect(form.current).toHaveValue(PASSWORD);

      await form.change(PASSWORD, fresh);
      await expect(form.section.getByRole('status')).toContainText('Password changed successfully!');
      expect(calls).toEqual(['POST /api/users/change-password']);
    });
  }

  test('takes eight characters', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await passwordForm(page).change(PASSWORD, 'eight888');
    await expect(page.getByText('Password changed successfully!')).toBeVisible();
  });

  test('gives the word of the server when the current password is wrong, and keeps what was typed', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', '/profile');
    const form = passwordForm(page);
    await form.change('wrong-word', fresh);
    await expect(form.section.getByRole('alert')).toContainText('Current password is incorrect');
    await expect(form.current).toHaveValue('wrong-word');
    await expect(form.next).toHaveValue(fresh);
  });

  test('has a sentence of its own when the server says nothing', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always POST /api/users/change-password offline');
    const form = passwordForm(page);
    await form.change(PASSWORD, fresh);
    await expect(form.section.getByRole('alert')).toContainText(
      'Failed to change password. Please try again.',
    );
    await expect(form.next).toHaveValue(fresh);
  });

  test("reads 'Changing password...' while it waits, and two clicks are one call", async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.latency(1000);
    const calls = apiCalls(page);
    const form = passwordForm(page);
    await form.fill(PASSWORD, fresh);
    await form.submit.dblclick();
    await expect(form.submit).toHaveText('Changing password...');
    await expect(page.getByText('Password changed successfully!')).toBeVisible();
    expect(calls).toEqual(['POST /api/users/change-password']);
  });

  test('holds its message while somebody reads it', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await stopClock(page);
    await passwordForm(page).change(PASSWORD, fresh);
    const message = page.getByText('Password changed successfully!');
    await message.hover();
    await page.clock.fastForward(20_000);
    await expect(message).toBeVisible();

    await page.getByRole('heading', { name: 'My Profile' }).hover();
    await page.clock.fastForward(5_000);
    await expect(message).toBeHidden();
  });
});
