import { filledForm, NEW_RESTAURANT, openForm } from '#tests/support/screen/restaurantForm.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
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
  test('shows at each field of every step, focuses the first, and sends nothing', async ({ app }) => {
    const form = await openForm(app);
    const writes = app.writes();
    await form.send();
    await expect
      .element(form.attention)
      .toHaveTextContent(
        '12 fields need your attention. Look at Restaurant, Phone line, Owner, Menu and voice.',
      );
    await expect.element(form.field('Restaurant name')).toHaveFocus();
    await expect
      .poll(() => form.steps.texts())
      .toEqual(['Restaurant5 to fix', 'Phone line2 to fix', 'Owner4 to fix', 'Menu and voice1 to fix']);
    for (const [label, sentence] of Object.entries(REQUIRED)) {
      const field = await form.at(label);
      await expect.element(field).toHaveAccessibleDescription(sentence);
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(writes).toEqual([]);
  });

  test('blocks Next until its step is complete, but not the other steps', async ({ app }) => {
    const { dialog, field, fillIn, goTo, next, step } = await openForm(app);
    await field('Restaurant name').fill('Osteria Nina');
    await next.click();
    await expect.element(field('Description')).toHaveFocus();
    await expect.element(field('Description')).toHaveAccessibleDescription('Description is required');
    await expect.element(dialog.getByText('choose another step and come back later')).toBeVisible();
    await expect.element(step('Phone line')).toMatchTextContent('Phone line2 to go');

    await goTo('Owner');
    await expect.element(field('Owner email')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(step('Restaurant')).toMatchTextContent('4 to fix');
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

  test('includes blank text, and is cleared while being fixed', async ({ app }) => {
    const { field, at, send, attention } = await filledForm(app);
    await (await at('Address')).fill('   ');
    await send();
    await expect.element(attention).toHaveTextContent('One field needs your attention. Look at Restaurant.');
    await expect.element(field('Address')).toHaveFocus();
    await field('Address').fill('By the lake');
    await expect.element(attention).not.toBeInTheDocument();
    await expect.element(field('Address')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('shows in the first step with a problem when several fields are malformed', async ({ app }) => {
    const { fillIn, send, attention, field } = await filledForm(app);
    await fillIn({ 'Owner email': 'nina', 'Owner password': 'seven77', 'Menu JSON': '{' });
    await send();
    await expect
      .element(attention)
      .toHaveTextContent('3 fields need your attention. Look at Owner, Menu and voice.');
    await expect.element(field('Owner email')).toHaveFocus();
    await expect
      .element(field('Owner email'))
      .toHaveAccessibleDescription('Please enter a valid owner email address');
    await expect
      .element(field('Owner password'))
      .toHaveAccessibleDescription('Password must be at least 8 characters long');
  });

  test('is shown when a field is left, not while typing', async ({ app }) => {
    const { at } = await openForm(app);
    for (const [label, text, message] of [
      ['Background sound URL', 'jazz', 'Please enter a web address, like https://example.com/sound.mp3'],
      ['Owner password', 'seven77', 'Password must be at least 8 characters long'],
      ['Owner email', 'nina', 'Please enter a valid owner email address'],
      ['Email', 'ciao@aurora', 'Please enter a valid email address'],
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

  test('does not show while the user only browses the steps', async ({ app }) => {
    const { goTo, steps } = await openForm(app);
    for (const name of ['Owner', 'Menu and voice', 'Restaurant'] as const) await goTo(name);
    await expect
      .poll(() => steps.texts())
      .toEqual(['1Restaurant5 to go', '2Phone line2 to go', '3Owner4 to go', '4Menu and voice1 to go']);
  });
});

describe('A restaurant the host refuses', () => {
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

  test('shows a message at the field it names', async ({ app }) => {
    const { field, submit } = await filledForm(app);
    app.fault(`${CREATE} 400 vapiPhoneId is in use`);
    await submit.click();
    await expect.element(field('VAPI Phone ID')).toHaveAccessibleDescription('vapiPhoneId is in use');
    await expect.element(field('VAPI Phone ID')).toHaveFocus();
  });

  test("shows 'Something went wrong' without a host message", async ({ app }) => {
    const { at, failure, submit } = await filledForm(app);
    app.refuseWithoutWords(CREATE);
    await submit.click();
    await expect.element(failure).toHaveTextContent('Something went wrong');
    await expect.element(await at('Restaurant name')).toHaveValue('Osteria Nina');
  });

  for (const { fault, text, detail } of [
    { fault: '400 No more restaurants in this plan', text: 'No more restaurants in this plan' },
    { fault: 'malformed', text: 'An unexpected error occurred' },
    { fault: 'offline', text: 'An unexpected error occurred', detail: 'may have been created' },
  ]) {
    test(`shows '${text}' (${fault}), keeps all input, and can be sent again`, async ({ app }) => {
      const { at, failure, send, submit } = await filledForm(app);
      app.fault(`always ${CREATE} ${fault}`);
      await submit.click();
      await expect.element(failure).toMatchTextContent(text);
      if (detail) await expect.element(failure).toMatchTextContent(detail);
      for (const [label, typed] of Object.entries(NEW_RESTAURANT)) {
        const field = await at(label);
        if (label === 'Menu JSON') await expect.element(field).toHaveTextContent(typed);
        else await expect.element(field).toHaveValue(typed);
      }
      app.repair();
      const calls = app.calls();
      await send();
      await expect.element(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
      expect(calls.filter((call) => call === CREATE)).toHaveLength(1);
    });
  }

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

  test('says after 15 s that it is slow, and what stopping means', async ({ app }) => {
    stopClock();
    const { dialog, failure, at, goTo, submit } = await filledForm(app);
    app.fault(`${CREATE} 60000ms`);
    await submit.click();
    await expect.element(submit).toHaveTextContent('Creating...');
    await advanceClock(15_000);
    await expect.element(dialog.getByText('This is taking longer than usual.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(failure).toMatchTextContent('may have been created');
    await expect.element(await at('Restaurant name')).toHaveValue('Osteria Nina');
    await goTo('Menu and voice');
    await expect.element(submit).toHaveTextContent('Create restaurant');
  });
});
