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

describe('What is missing or wrong', () => {
  test('is told in its order and at each field, with the focus on the first; nothing is sent', async ({
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

    // each message leads to its field
    await form.button('Owner password is required').click();
    await expect.element(form.field('Owner password')).toHaveFocus();
    await form.button('Menu JSON is required').click();
    await expect.element(form.field('Menu JSON')).toHaveFocus();
    expect(writes).toEqual([]);
    await expect.element(page.getByText('12 fields need your attention')).toBeVisible();
  });

  test('is told for blanks too, and taken back while it is mended', async ({ app }) => {
    const { field, submit, summary } = await filledForm(app);
    await field('Address').fill('   ');
    await submit.click();
    await expect.poll(() => summary.texts()).toEqual(['Address is required']);
    await expect.element(field('Address')).toHaveFocus();
    await field('Address').fill('By the lake');
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(field('Address')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is told in the order of the rules when several fields are malformed', async ({ app }) => {
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

  test('is told when the field is left, not while it is written', async ({ app }) => {
    const { field } = await openForm(app);
    // from the end of the form: the Tab key leads into fields that have had their turn
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

  test('stands beside the form on a desk, part by part', async ({ app }) => {
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

describe('A restaurant that the host does not take', () => {
  test("has the message about a taken e-mail at its owner's", async ({ app }) => {
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

  test('has a message at the field that it names', async ({ app }) => {
    const { field, submit } = await filledForm(app);
    app.fault(`${CREATE} 400 vapiPhoneId is in use`);
    await submit.click();
    await expect.element(field('VAPI Phone ID')).toHaveAccessibleDescription('vapiPhoneId is in use');
    await expect.element(field('VAPI Phone ID')).toHaveFocus();
  });

  test("says 'Something went wrong' when the host has no word on it", async ({ app }) => {
    const { field, failure, submit } = await filledForm(app);
    app.refuseWithoutWords(CREATE);
    await submit.click();
    await expect.element(failure).toHaveTextContent('Something went wrong');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
  });

  for (const { fault, text, detail } of [
    { fault: '400 No more restaurants in this plan', text: 'No more restaurants in this plan' },
    { fault: 'malformed', text: 'An unexpected error occurred' },
    { fault: 'offline', text: 'An unexpected error occurred', detail: 'may have been created all the same' },
  ]) {
    test(`says '${text}' (${fault}), keeps everything, and can be sent again`, async ({ app }) => {
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

  test("reads 'Creating...' while it waits, stays open, and two clicks are one restaurant", async ({
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

  test('says so after 15 s, and what it means to stop waiting', async ({ app }) => {
    stopClock();
    const { dialog, failure, field, submit } = await filledForm(app);
    app.fault(`${CREATE} 60000ms`);
    await submit.click();
    await expect.element(submit).toHaveTextContent('Creating...');
    await advanceClock(15_000);
    await expect.element(dialog.getByText('This is taking longer than usual.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(failure).toMatchTextContent('may have been created all the same');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
    await expect.element(submit).toHaveTextContent('Create restaurant');
  });
});
