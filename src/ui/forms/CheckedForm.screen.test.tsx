import { openBookingDetails } from '#tests/support/screen/booking.ts';
import { filledForm } from '#tests/support/screen/restaurantForm.ts';
import { DEMO_PASSWORD, signInForm } from '#tests/support/screen/signInForm.ts';
import { field, openPanel } from '#tests/support/screen/telephonyPanel.ts';
import { describe, expect, keyboard, page, test, type Locator } from '#tests/support/screen/test.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

/** Sets a field's text without an event, as a password manager does. */
async function fillSilently(locator: Locator, text: string): Promise<void> {
  await expect.element(locator).toBeVisible();
  const prototype: unknown = Object.getPrototypeOf(locator.element());
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(locator.element(), text);
}

// (rule: silent input)
describe('Text that is filled in without an event is sent', () => {
  test('when signing in', async ({ app }) => {
    app.open('/login');
    await fillSilently(signInForm().email, 'owner@tableside.example');
    await fillSilently(signInForm().password, DEMO_PASSWORD);
    const sent = app.sent('POST /api/users/login');
    await signInForm().submit.click();
    expect(await sent).toMatchObject({ email: 'owner@tableside.example', password: DEMO_PASSWORD });
  });

  test('when a script on the page fills it in', async ({ app }) => {
    app.open('/login');
    await signInForm().email.fill('staff@tableside.example');
    await signInForm().password.fill(DEMO_PASSWORD);
    (signInForm().email.element() as HTMLInputElement).value = 'owner@tableside.example';
    const sent = app.sent('POST /api/users/login');
    await signInForm().submit.click();
    expect(await sent).toMatchObject({ email: 'owner@tableside.example' });
  });

  test('when changing the password', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await fillSilently(textbox('Current password'), DEMO_PASSWORD);
    for (const name of ['New password', 'Confirm new password'])
      await fillSilently(textbox(name), 'a-longer-word');
    const sent = app.sent('/change-password');
    await button('Change password').click();
    expect(await sent).toMatchObject({ currentPassword: DEMO_PASSWORD, newPassword: 'a-longer-word' });
  });

  test('when saving the profile', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await fillSilently(textbox('First name'), 'Julia');
    await button('Save changes').click();
    await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect.element(textbox('First name')).toHaveValue('Julia');
  });

  test('when booking, and enables the button', async ({ app }) => {
    await openBookingDetails(app);
    await fillSilently(textbox('Full Name'), 'Ada Rossi');
    await fillSilently(textbox('Email Address'), 'ada@tableside.example');
    await fillSilently(textbox('What would you like to discuss?'), 'Italian orders');
    const sent = app.sent('POST /api/bookings');
    await textbox('Full Name').hover();
    await button('Book Meeting').click();
    expect(await sent).toMatchObject({
      name: 'Ada Rossi',
      email: 'ada@tableside.example',
      message: 'Italian orders',
    });
  });

  test('when creating a restaurant with a shortcut', async ({ app }) => {
    const form = await filledForm(app);
    await form.goTo('Owner');
    await fillSilently(form.field('Owner password'), 'a-longer-word');
    const sent = app.sent('POST /api/companies/restaurants/create');
    await form.field('Owner first name').focus();
    await keyboard.press('Control+Enter');
    expect(await sent).toMatchObject({ ownerPassword: 'a-longer-word' });
  });

  test('when saving settings with a number field', async ({ app }) => {
    await openPanel(app);
    await fillSilently(field('Max retries'), '4');
    await fillSilently(field('Busy message'), 'Un momento.');
    const sent = app.sent('/vapi-config');
    await field('Max retries').hover();
    await button('Save changes').click();
    expect(await sent).toMatchObject({ callHandling: { maxRetries: 4, busyMessage: 'Un momento.' } });
  });
});
