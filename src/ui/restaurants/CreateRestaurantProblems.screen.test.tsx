import { filledForm, NEW_RESTAURANT, openForm } from '#tests/support/screen/restaurantForm.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const CREATE = 'POST /api/companies/restaurants/create';

const REQUIRED = [
  'Restaurant name is required',
  'Description is required',
  'Address is required',
  'Phone number is required',
  'Email is required',
  'VAPI Phone ID is required',
  'VAPI Phone Number is required',
  'Owner email is required',
  'Owner password is required',
  'Owner first name is required',
  'Owner last name is required',
  'Menu JSON is required',
];

describe('Missing or invalid input', () => {
  test('is listed in order and shown at each field, focuses the first, and sends nothing', async ({
    app,
  }) => {
    const form = await openForm(app);
    const writes = app.writes();
    await form.submit.click();
    await expect.poll(() => form.summary.texts()).toEqual(REQUIRED);
    for (const [index, label] of Object.keys(NEW_RESTAURANT).entries()) {
      await expect.element(form.field(label)).toHaveAccessibleDescription(REQUIRED[index] ?? '');
      await expect.element(form.field(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect.element(form.field('Restaurant name')).toHaveFocus();

    // each message links to its field
    await form.button('Owner password is required').click();
    await expect.element(form.field('Owner password')).toHaveFocus();
    await form.button('Menu JSON is required').click();
    await expect.element(form.field('Menu JSON')).toHaveFocus();
    expect(writes).toEqual([]);
    await expect.element(page.getByText('12 fields need your attention')).toBeVisible();
  });

  test('includes blank text, and is cleared while being fixed', async ({ app }) => {
    const { field, submit, summary } = await filledForm(app);
    await field('Address').fill('   ');
    await submit.click();
    await expect.poll(() => summary.texts()).toEqual(['Address is required']);
    await expect.element(field('Address')).toHaveFocus();
    await field('Address').fill('By the lake');
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(field('Address')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is listed in the order of the rules when several fields are malformed', async ({ app }) => {
    const { fillIn, submit, summary, field } = await filledForm(app);
    await fillIn({
      'Phone number': 'call us',
      Email: 'ciao',
      'Owner email': 'nina',
      'Owner password': 'seven77',
      'Menu JSON': '{',
      'Owner last name': '',
    });
    await submit.click();
    await expect
      .poll(() => summary.texts())
      .toEqual([
        'Owner last name is required',
        'Please enter a valid email address',
        'Please enter a valid owner email address',
        'Please enter a valid phone number',
        'Menu JSON is not valid. Please check the format.',
        'Password must be at least 8 characters long',
      ]);
    await expect.element(field('Phone number')).toHaveFocus();
  });

  test('is shown when a field is left, not while typing', async ({ app }) => {
    const { field } = await openForm(app);
    // from the end of the form, because Tab enters fields that were left
    for (const [label, text, message] of [
      ['Background sound URL', 'jazz', 'Please enter a web address, like https://example.com/sound.mp3'],
      ['Owner password', 'seven77', 'Password must be at least 8 characters long'],
      ['Owner email', 'nina', 'Please enter a valid owner email address'],
      ['Email', 'ciao@aurora', 'Please enter a valid email address'],
      ['Phone number', '0123', 'Please enter a valid phone number'],
    ] as const) {
      await field(label).fill(text);
      await expect.element(field(label)).not.toHaveAttribute('aria-invalid', 'true');
      await field(label).press('Tab');
      await expect.element(field(label)).toHaveAccessibleDescription(message);
      await field(label).fill('');
      await expect.element(field(label)).not.toHaveAccessibleDescription(message);
    }
  });

  test('is summarized next to the form on a large screen', async ({ app }) => {
    const { dialog, field } = await openForm(app);
    const parts = dialog.getByRole('navigation', { name: 'Missing information' }).getByRole('listitem');
    await expect
      .poll(() => parts.texts())
      .toEqual(['Restaurant5 to go', 'Telephony2 to go', 'Owner4 to go', 'Menu and voice1 to go']);
    await field('Menu JSON').fill('{}');
    await expect.element(parts.last()).toHaveTextContent('Menu and voiceComplete');
    await parts.nth(2).getByRole('button').click();
    await expect.element(field('Owner email')).toHaveFocus();
  });
});

describe('A restaurant the host refuses', () => {
  test("shows a taken email at the owner's email", async ({ app }) => {
    const { field, failure, submit } = await filledForm(app);
    await field('Owner email').fill('admin@tableside.example');
    await submit.click();
    const message = 'A user with this owner email already exists';
    await expect.element(failure).toHaveTextContent(message);
    await expect.element(field('Owner email')).toHaveAccessibleDescription(message);
    await expect.element(field('Owner email')).toHaveFocus();
    await field('Owner email').fill('nina@osteria-nina.example');
    await expect.element(field('Owner email')).not.toHaveAttribute('aria-invalid', 'true');
    await submit.click();
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
    const { field, failure, submit } = await filledForm(app);
    app.refuseWithoutWords(CREATE);
    await submit.click();
    await expect.element(failure).toHaveTextContent('Something went wrong');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
  });

  for (const { fault, text, detail } of [
    { fault: '400 No more restaurants in this plan', text: 'No more restaurants in this plan' },
    { fault: 'malformed', text: 'An unexpected error occurred' },
    { fault: 'offline', text: 'An unexpected error occurred', detail: 'may have been created' },
  ]) {
    test(`shows '${text}' (${fault}), keeps all input, and can be sent again`, async ({ app }) => {
      const { field, failure, submit } = await filledForm(app);
      app.fault(`always ${CREATE} ${fault}`);
      await submit.click();
      await expect.element(failure).toMatchTextContent(text);
      if (detail) await expect.element(failure).toMatchTextContent(detail);
      for (const [label, typed] of Object.entries(NEW_RESTAURANT)) {
        if (label === 'Menu JSON') await expect.element(field(label)).toHaveTextContent(typed);
        else await expect.element(field(label)).toHaveValue(typed);
      }
      app.repair();
      const calls = app.calls();
      await submit.click();
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
    const { dialog, failure, field, submit } = await filledForm(app);
    app.fault(`${CREATE} 60000ms`);
    await submit.click();
    await expect.element(submit).toHaveTextContent('Creating...');
    await advanceClock(15_000);
    await expect.element(dialog.getByText('This is taking longer than usual.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(failure).toMatchTextContent('may have been created');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
    await expect.element(submit).toHaveTextContent('Create restaurant');
  });
});
