import { filledForm, openForm } from '#tests/support/screen/restaurantForm.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const CREATE = 'POST /api/companies/restaurants/create';

const REQUIRED = {
  'Restaurant name': 'Restaurant name is required',
  Description: 'Description is required',
  Address: 'Address is required',
  'Phone number': 'Phone number is required',
  Email: 'Email is required',
  'VAPI Phone ID': 'VAPI Phone ID is required',
  'VAPI Phone Number': 'VAPI Phone Number is required',
  'Owner email': 'Owner email is required',
  'Owner password': 'Owner password is required',
  'Owner first name': 'Owner first name is required',
  'Owner last name': 'Owner last name is required',
  'Menu JSON': 'Menu JSON is required',
};

describe('Missing or invalid input', () => {
  test('is shown at each field of every step, focuses the first field, and sends nothing', async ({
    app,
  }) => {
    const form = await openForm(app);
    const writes = app.writes();
    await form.send();
    await expect
      .element(form.attention)
      .toHaveTextContent(
        '12 fields need your attention. Check these steps: Restaurant, Phone line, Owner, Menu and voice.',
      );
    await expect.element(form.field('Restaurant name')).toHaveFocus();
    await expect
      .poll(() => form.steps.texts())
      .toEqual([
        'Restaurant5 fields to fix',
        'Phone line2 fields to fix',
        'Owner4 fields to fix',
        'Menu and voice1 field to fix',
      ]);
    for (const [label, sentence] of Object.entries(REQUIRED)) {
      const field = await form.at(label);
      await expect.element(field).toHaveAccessibleDescription(sentence);
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(writes).toEqual([]);
  });

  test('blocks Next until the step is complete, but does not block other steps', async ({ app }) => {
    const { dialog, field, fillIn, goTo, next, step } = await openForm(app);
    await field('Restaurant name').fill('Osteria Nina');
    await next.click();
    await expect.element(field('Description')).toHaveFocus();
    await expect.element(field('Description')).toHaveAccessibleDescription('Description is required');
    await expect.element(dialog.getByText('choose another step and come back later')).toBeVisible();
    await expect.element(step('Phone line')).toMatchTextContent('Phone line2 fields left');

    await goTo('Owner');
    await expect.element(field('Owner email')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(step('Restaurant')).toMatchTextContent('4 fields to fix');
    await fillIn({
      Description: 'Twelve tables by the lake',
      Address: '1 Lake Street',
      'Phone number': '+1 607 555 0100',
      Email: 'ciao@osteria-nina.example',
    });
    await expect.element(step('Restaurant')).toMatchTextContent('Complete');
    await next.click();
    await expect.element(field('VAPI Phone Number')).toHaveFocus();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
  });

  test('is shown when a field loses focus, not while typing', async ({ app }) => {
    const { at } = await openForm(app);
    for (const [label, text, message] of [
      ['Owner password', 'seven77', 'Password must be at least 8 characters long'],
      ['Phone number', '0123', 'Please enter a valid phone number'],
    ] as const) {
      const field = await at(label);
      await field.fill(text);
      await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
      await field.press('Tab');
      await expect.element(field).toHaveAccessibleDescription(message);
      await field.fill('');
      await expect.element(field).not.toHaveAccessibleDescription(message);
    }
  });
});

describe('A restaurant that the host rejects', () => {
  test("shows a taken email at the owner's email", async ({ app }) => {
    const { field, failure, fillIn, send } = await filledForm(app);
    await fillIn({ 'Owner email': 'admin@tableside.example' });
    await send();
    const message = 'A user with this owner email already exists';
    await expect.element(failure).toHaveTextContent(message);
    await expect.element(field('Owner email')).toHaveAccessibleDescription(message);
    await expect.element(field('Owner email')).toHaveFocus();
    await field('Owner email').fill('nina@osteria-nina.example');
    await expect.element(field('Owner email')).not.toHaveAttribute('aria-invalid', 'true');
    await send();
    await expect.element(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
  });

  test("shows 'Creating...' while waiting, stays open, and creates one restaurant for two clicks", async ({
    app,
  }) => {
    const { dialog, submit } = await filledForm(app);
    const calls = app.calls();
    const release = app.hold(CREATE);
    await submit.dblClick();
    await expect.element(submit).toHaveTextContent('Creating...');
    await keyboard.press('Escape');
    await keyboard.press('Control+Enter');
    await expect.element(dialog).toBeVisible();
    release();
    await expect.element(page.getByText('Osteria Nina was created successfully')).toBeVisible();
    expect(calls.filter((call) => call === CREATE)).toHaveLength(1);
  });
});
