import { asksBeforeUnload } from '#tests/support/screen/leaving.ts';
import { NEW_RESTAURANT, question, restaurantForm } from '#tests/support/screen/restaurantForm.ts';
import { pass, stopClock } from '#tests/support/screen/clock.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { address, describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

const CREATE = 'POST /api/companies/restaurants/create';

const formOf = () => restaurantForm('Add New Restaurant');

async function openForm(app: App) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = formOf();
  await expect.element(form.field('Menu JSON')).toBeVisible();
  return form;
}

async function filledForm(app: App) {
  const form = await openForm(app);
  await form.fillIn(NEW_RESTAURANT);
  return form;
}

describe('A new restaurant', () => {
  test('is said to be created, is in the list at once, and its dialog closes after 2 s', async ({ app }) => {
    const form = await filledForm(app);
    const calls = app.calls();
    stopClock();
    await form.submit.click();
    await expect.element(page.getByText('Osteria Nina was created successfully')).toBeVisible();
    await expect
      .element(form.dialog.getByRole('status'))
      .toMatchTextContent('Its owner can sign in with nina@osteria-nina.example.');
    await expect.element(form.dialog.getByRole('status')).toHaveFocus();
    expect(calls).toEqual([CREATE, 'GET /api/companies/restaurants']);

    await pass(1500);
    await expect.element(form.dialog).toBeVisible();
    await pass(500);
    await expect.element(form.dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'New Restaurant' })).toHaveFocus();
    const card = page.getByRole('listitem').filter({ hasText: 'Osteria Nina' });
    await expect.element(card).toMatchTextContent('Nina Conti');

    await page.getByRole('button', { name: 'New Restaurant' }).click();
    await expect.element(form.field('Restaurant name')).toHaveValue('');
  });

  test('is offered to who has no restaurants yet', async ({ app }) => {
    await app.signInAs('new');
    await page.getByRole('button', { name: 'Create a restaurant' }).click();
    const form = formOf();
    await form.fillIn(NEW_RESTAURANT);
    await form.submit.click();
    await expect.element(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
  });

  test('begins with the voice Elliot, of ten, and the first field', async ({ app }) => {
    const { field, voice } = await openForm(app);
    await expect.element(field('Restaurant name')).toHaveFocus();
    await expect.element(voice).toHaveValue('Elliot');
    await expect
      .poll(() => voice.getByRole('option').texts())
      .toEqual('Elliot Rohan Lily Savannah Hana Neha Cole Harry Paige Spencer'.split(' '));
  });

  test('is sent with everything that was typed, by Ctrl+Enter from wherever', async ({ app }) => {
    const { field, voice, fillIn } = await filledForm(app);
    await fillIn({
      // it gets its https://
      Website: 'osteria-nina.example',
      Tagline: 'By the lake',
      'Background sound URL': 'https://sounds.example/lake.mp3',
    });
    await voice.selectOptions('Hana');
    const sent = app.sent('/api/companies/restaurants/create');
    await field('Menu JSON').press('Control+Enter');
    expect(await sent).toEqual({
      restaurantName: 'Osteria Nina',
      description: 'Twelve tables by the lake',
      address: '1 Lake Street, Ithaca, NY 14850, USA',
      phone: '+1 (607) 555-0100',
      email: 'ciao@osteria-nina.example',
      website: 'https://osteria-nina.example',
      tagline: 'By the lake',
      vapiPhoneId: 'phone-nina',
      vapiPhoneNumber: '+16075550100',
      assistantId: 'osteria-nina',
      ownerEmail: 'nina@osteria-nina.example',
      ownerPassword: 'tableside',
      ownerFirstName: 'Nina',
      ownerLastName: 'Conti',
      menuJson: '{"menu":{"entrees":[]}}',
      voiceId: 'Hana',
      firstMessage: 'Osteria Nina! How can I help you today?',
      backgroundSound: 'https://sounds.example/lake.mp3',
    });
  });

  test('is created by keyboard alone', async ({ app }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'New Restaurant' }).press('Enter');
    const { field, submit } = formOf();
    await expect.element(field('Restaurant name')).toHaveFocus();
    await expect.element(field('Menu JSON')).toBeVisible();
    const optional = ['Website', 'Tagline', 'Assistant ID'];
    for (const [label, text] of Object.entries(NEW_RESTAURANT)) {
      while (field(label).element() !== document.activeElement) {
        await keyboard.press('Tab');
        await expect
          .element(page.css(':focus'))
          .toHaveAccessibleName(new RegExp(`^(${[label, ...optional, 'Show owner password'].join('|')})$`));
      }
      await keyboard.type(text);
    }
    // whatever else can be stopped at shows that it has the focus
    await tabTo(submit);
    await keyboard.press('Enter');
    await expect.element(page.getByText('Osteria Nina was created successfully')).toBeVisible();
  });

  test('shows its password when asked to', async ({ app }) => {
    const { field, button } = await openForm(app);
    await field('Owner password').fill('tableside');
    await expect.element(field('Owner password')).toHaveAttribute('type', 'password');
    await button('Show owner password').click();
    await expect.element(field('Owner password')).toHaveAttribute('type', 'text');
    await expect
      .element(field('Owner password'))
      .toHaveAttribute('autocomplete', expect.stringMatching(/new-password/));
  });
});

describe('Auto-fill', () => {
  test('makes assistant id and first message from the name, until they are written by hand', async ({
    app,
  }) => {
    const { dialog, field, button } = await openForm(app);
    await field('Restaurant name').fill("Nina's Bar & Grill");
    await expect.element(field('Assistant ID')).toHaveValue('nina-s-bar-grill');
    await expect.element(field('First message')).toHaveValue("Nina's Bar & Grill! How can I help you today?");
    await expect.element(dialog.getByText('auto', { exact: true })).toHaveLength(2);

    await field('Assistant ID').fill('nina');
    await expect.element(dialog.getByText('auto', { exact: true })).toHaveLength(1);
    await field('Restaurant name').fill('Nina');
    await expect.element(field('Assistant ID')).toHaveValue('nina');
    await expect.element(field('First message')).toHaveValue('Nina! How can I help you today?');

    await field('Restaurant name').fill('Osteria Nina');
    await button('Follow the name again, Assistant ID').click();
    await expect.element(field('Assistant ID')).toHaveValue('osteria-nina');
    await button('Undo, Assistant ID').click();
    await expect.element(field('Assistant ID')).toHaveValue('nina');
  });
});

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
      ['Background sound URL', 'jazz', 'Please enter a web address, such as https://example.com/sound.mp3'],
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
    const parts = dialog.getByRole('navigation', { name: 'Missing parts' }).getByRole('listitem');
    await expect
      .poll(() => parts.texts())
      .toEqual(['Restaurant5 to go', 'Telephony2 to go', 'Owner4 to go', 'Menu and voice1 to go']);
    await field('Menu JSON').fill('{}');
    await expect.element(parts.last()).toHaveTextContent('Menu and voiceComplete');
    await parts.nth(2).getByRole('button').click();
    await expect.element(field('Owner email')).toHaveFocus();
  });
});

describe('Menu JSON', () => {
  test('that does not parse is said to be not valid, with line and column', async ({ app }) => {
    const { field } = await openForm(app);
    await field('Menu JSON').fill('{\n  "menu": {\n    "entrees" []\n  }\n}');
    await field('Menu JSON').press('Tab');
    await expect
      .element(field('Menu JSON'))
      .toHaveAccessibleDescription(
        'Menu JSON is not valid. Please check the format. Line 3, column 15: a colon is missing.',
      );
    await expect.element(field('Menu JSON')).toHaveAttribute('aria-invalid', 'true');
    await field('Menu JSON').fill('{"menu": {}}');
    await expect.element(field('Menu JSON')).toHaveAttribute('aria-invalid', 'false');
  });

  test('is laid out by Format JSON when it is valid, and left alone when it is not', async ({ app }) => {
    const { field, button } = await openForm(app);
    await field('Menu JSON').fill('{"menu":{"entrees":[]}}');
    await button('Format JSON').click();
    await expect.poll(() => linesOf()).toEqual(['{', '  "menu": {', '    "entrees": []', '  }', '}']);
    await field('Menu JSON').fill('{"menu":');
    await button('Format JSON').click();
    await expect
      .element(field('Menu JSON'))
      .toHaveAccessibleDescription(/^Menu JSON is not valid\. .* Line 1, column 9/);
    expect(linesOf()).toEqual(['{"menu":']);
  });

  test('may begin with a sample, which asks before it replaces anything', async ({ app }) => {
    const { field, button } = await openForm(app);
    await field('Restaurant name').fill('Osteria Nina');
    await button('Insert sample menu').click();
    await expect.element(field('Menu JSON')).toMatchTextContent('"businessName": "Osteria Nina"');
    await expect.element(field('Menu JSON')).toMatchTextContent('"ordering_options"');

    await field('Menu JSON').fill('{"mine": true}');
    await button('Insert sample menu').click();
    const asked = question('Replace the menu?');
    await asked.answer('Keep my menu');
    await expect.element(field('Menu JSON')).toHaveTextContent('{"mine": true}');
    await button('Insert sample menu').click();
    await asked.answer('Replace');
    await expect.element(field('Menu JSON')).toMatchTextContent('"businessName": "Osteria Nina"');
  });

  test('has line numbers, and lets the Tab key go on', async ({ app }) => {
    const { dialog, field, button } = await openForm(app);
    await field('Menu JSON').fill('{\n}');
    await expect.element(dialog.css('.cm-lineNumbers')).toMatchTextContent('2');
    await field('Menu JSON').press('Tab');
    await expect.element(button('Format JSON')).toHaveFocus();
    await keyboard.press('Shift+Tab');
    await expect.element(field('Menu JSON')).toHaveFocus();
  });
});

/** The lines of the editor, as they stand. */
const linesOf = () =>
  page
    .css('.cm-line')
    .elements()
    .map(({ textContent }) => textContent);

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
    await pass(15_000);
    await expect.element(dialog.getByText('This is taking longer than usual.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(failure).toMatchTextContent('may have been created all the same');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
    await expect.element(submit).toHaveTextContent('Create restaurant');
  });
});

describe('What was typed', () => {
  test('is not left without a question', async ({ app }) => {
    const { dialog, field, cancel } = await openForm(app);
    await field('Restaurant name').fill('Osteria Nina');
    const asked = question('Discard unsaved changes?');
    await keyboard.press('Escape');
    await asked.answer('Keep editing');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
    await cancel.click();
    await asked.answer('Discard changes');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'New Restaurant' })).toHaveFocus();
  });

  test('is no reason to ask when there is nothing', async ({ app }) => {
    const { dialog } = await openForm(app);
    await keyboard.press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is warned about before a reload', async ({ app }) => {
    const { field } = await openForm(app);
    await field('Restaurant name').fill('Osteria Nina');
    expect(asksBeforeUnload()).toBe(true);
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
  });

  test('is warned about before the page is left by the back button', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'New Restaurant' }).click();
    const { field } = formOf();
    await field('Restaurant name').fill('Osteria Nina');
    history.back();
    await question('Discard unsaved changes?').answer('Keep editing');
    await expect.poll(address).toBe('/dashboard');
    await expect.element(field('Restaurant name')).toHaveValue('Osteria Nina');
  });
});

describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test('it takes the whole screen of a phone, with its buttons in view', async ({ app }) => {
    await page.viewport(360, 640);
    const { dialog, field, submit, cancel } = await openForm(app);
    expect(dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    await field('Background sound URL').focus();
    await expect.element(submit).toBeInViewport({ ratio: 1 });
    await expect.element(cancel).toBeInViewport({ ratio: 1 });
  });

  test('it is as wide as there is room for: 640 px at 768 px, 880 px at 1280 px', async ({ app }) => {
    await page.viewport(768, 800);
    const { dialog } = await openForm(app);
    expect(dialog.element().getBoundingClientRect().width).toBe(640);
    await page.viewport(1280, 800);
    expect(dialog.element().getBoundingClientRect().width).toBe(880);
  });
});
