import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import type { App } from '../support/App.ts';
import { stopClock } from '../support/clock.ts';
import { tabTo } from '../support/focus.ts';
import { stayWhenAskedOnReload } from '../support/reload.ts';
import { NEW_RESTAURANT, question, restaurantForm } from '../support/restaurantForm.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';
import { refuseWithoutWords } from '../support/wordless.ts';

const CREATE = 'POST /api/companies/restaurants/create';

const formOf = (page: Page) => restaurantForm(page, 'Add New Restaurant');

async function openForm(app: App, page: Page) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = formOf(page);
  await expect(form.field('Menu JSON')).toBeVisible();
  return form;
}

async function filledForm(app: App, page: Page) {
  const form = await openForm(app, page);
  await form.fillIn(NEW_RESTAURANT);
  return form;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('A new restaurant', () => {
  test('is said to be created, is in the list at once, and its dialog closes after 2 s', async ({
    app,
    page,
  }) => {
    const form = await filledForm(app, page);
    const calls = apiCalls(page);
    await stopClock(page);
    await form.submit.click();
    await expect(page.getByText('Osteria Nina was created successfully')).toBeVisible();
    await expect(form.dialog.getByRole('status')).toContainText(
      'Its owner can sign in with nina@osteria-nina.example.',
    );
    await expect(form.dialog.getByRole('status')).toBeFocused();
    expect(calls).toEqual([CREATE, 'GET /api/companies/restaurants']);

    await page.clock.fastForward(1500);
    await expect(form.dialog).toBeVisible();
    await page.clock.fastForward(500);
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'New Restaurant' })).toBeFocused();
    const card = page.getByRole('listitem').filter({ hasText: 'Osteria Nina' });
    await expect(card).toContainText('Nina Conti');

    await page.getByRole('button', { name: 'New Restaurant' }).click();
    await expect(form.field('Restaurant name')).toHaveValue('');
  });

  test('is looked after by who created it, and its owner can sign in', async ({ app, page }) => {
    const form = await filledForm(app, page);
    await form.submit.click();
    await page.getByRole('link', { name: /Osteria Nina/ }).click();
    await expect(page.getByText('admin', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInForm(page).signIn('nina@osteria-nina.example');
    await page.getByRole('link', { name: /Osteria Nina/ }).click();
    await expect(page.getByText('owner', { exact: true }).first()).toBeVisible();
  });

  test('is offered to who has no restaurants yet', async ({ app, page }) => {
    await app.signInAs('new');
    await page.getByRole('button', { name: 'Create a restaurant' }).click();
    const form = formOf(page);
    await form.fillIn(NEW_RESTAURANT);
    await form.submit.click();
    await expect(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
  });

  test('begins with the voice Elliot, of ten, and the first field', async ({ app, page }) => {
    const { field, voice } = await openForm(app, page);
    await expect(field('Restaurant name')).toBeFocused();
    await expect(voice).toHaveValue('Elliot');
    await expect(voice.getByRole('option')).toHaveText(
      'Elliot Rohan Lily Savannah Hana Neha Cole Harry Paige Spencer'.split(' '),
    );
  });

  test('is sent with everything that was typed, by Ctrl+Enter from wherever', async ({ app, page }) => {
    const { field, voice, fillIn } = await filledForm(app, page);
    await fillIn({
      Website: 'https://osteria-nina.example',
      Tagline: 'By the lake',
      'Background sound URL': 'https://sounds.example/lake.mp3',
    });
    await voice.selectOption('Hana');
    const sent = page.waitForRequest('**/api/companies/restaurants/create');
    await field('Menu JSON').press('Control+Enter');
    expect((await sent).postDataJSON()).toEqual({
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

  test('is created by keyboard alone', async ({ app, page }) => {
    // some twenty stops, each looked at
    test.slow();
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'New Restaurant' }).press('Enter');
    const { field, submit } = formOf(page);
    await expect(field('Restaurant name')).toBeFocused();
    await expect(field('Menu JSON')).toBeVisible();
    const optional = ['Website', 'Tagline', 'Assistant ID'];
    for (const [label, text] of Object.entries(NEW_RESTAURANT)) {
      while (!(await field(label).evaluate((control) => control === document.activeElement))) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveAccessibleName(
          new RegExp(`^(${[label, ...optional, 'Show owner password'].join('|')})$`),
        );
      }
      await page.keyboard.type(text);
    }
    // whatever else can be stopped at shows that it has the focus
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Osteria Nina was created successfully')).toBeVisible();
  });

  test('shows its password when asked to', async ({ app, page }) => {
    const { field, button } = await openForm(app, page);
    await field('Owner password').fill('tableside');
    await expect(field('Owner password')).toHaveAttribute('type', 'password');
    await button('Show owner password').click();
    await expect(field('Owner password')).toHaveAttribute('type', 'text');
    await expect(field('Owner password')).toHaveAttribute('autocomplete', /new-password/);
  });
});

test.describe('Auto-fill', () => {
  test('makes assistant id and first message from the name, until they are written by hand', async ({
    app,
    page,
  }) => {
    const { dialog, field, button } = await openForm(app, page);
    await field('Restaurant name').fill("Nina's Bar & Grill");
    await expect(field('Assistant ID')).toHaveValue('nina-s-bar-grill');
    await expect(field('First message')).toHaveValue("Nina's Bar & Grill! How can I help you today?");
    await expect(dialog.getByText('auto', { exact: true })).toHaveCount(2);

    await field('Assistant ID').fill('nina');
    await expect(dialog.getByText('auto', { exact: true })).toHaveCount(1);
    await field('Restaurant name').fill('Nina');
    await expect(field('Assistant ID')).toHaveValue('nina');
    await expect(field('First message')).toHaveValue('Nina! How can I help you today?');

    await field('Restaurant name').fill('Osteria Nina');
    await button('Follow the name again, Assistant ID').click();
    await expect(field('Assistant ID')).toHaveValue('osteria-nina');
    await button('Undo, Assistant ID').click();
    await expect(field('Assistant ID')).toHaveValue('nina');
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

test.describe('What is missing or wrong', () => {
  test('is told in its order and at each field, with the focus on the first; nothing is sent', async ({
    app,
    page,
  }) => {
    const form = await openForm(app, page);
    const calls = apiCalls(page);
    await form.submit.click();
    await expect(form.summary).toHaveText(REQUIRED);
    for (const [index, label] of Object.keys(NEW_RESTAURANT).entries()) {
      await expect(form.field(label)).toHaveAccessibleDescription(REQUIRED[index] ?? '');
      await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form.field('Restaurant name')).toBeFocused();

    // each message leads to its field
    await form.button('Owner password is required').click();
    await expect(form.field('Owner password')).toBeFocused();
    await form.button('Menu JSON is required').click();
    await expect(form.field('Menu JSON')).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('is told for blanks too, and taken back while it is mended', async ({ app, page }) => {
    const { field, submit, summary } = await filledForm(app, page);
    await field('Address').fill('   ');
    await submit.click();
    await expect(summary).toHaveText(['Address is required']);
    await expect(field('Address')).toBeFocused();
    await field('Address').fill('By the lake');
    await expect(summary).toHaveCount(0);
    await expect(field('Address')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is told in the order of the rules when several fields are malformed', async ({ app, page }) => {
    const { fillIn, submit, summary, field } = await filledForm(app, page);
    await fillIn({
      'Phone number': 'call us',
      Email: 'ciao',
      'Owner email': 'nina',
      'Owner password': 'seven77',
      'Menu JSON': '{',
      'Owner last name': '',
    });
    await submit.click();
    await expect(summary).toHaveText([
      'Owner last name is required',
      'Please enter a valid email address',
      'Please enter a valid owner email address',
      'Please enter a valid phone number',
      'Menu JSON is not valid. Please check the format.',
      'Password must be at least 8 characters long',
    ]);
    await expect(field('Phone number')).toBeFocused();
  });

  test('is told when the field is left, not while it is written', async ({ app, page }) => {
    const { field } = await openForm(app, page);
    // from the end of the form: the Tab key leads into fields that have had their turn
    for (const [label, text, message] of [
      ['Background sound URL', 'jazz', 'Please enter a web address, such as https://example.com/sound.mp3'],
      ['Owner password', 'seven77', 'Password must be at least 8 characters long'],
      ['Owner email', 'nina', 'Please enter a valid owner email address'],
      ['Email', 'ciao@aurora', 'Please enter a valid email address'],
      ['Phone number', '0123', 'Please enter a valid phone number'],
    ] as const) {
      await field(label).fill(text);
      await expect(field(label)).not.toHaveAttribute('aria-invalid', 'true');
      await field(label).press('Tab');
      await expect(field(label)).toHaveAccessibleDescription(message);
      await field(label).fill('');
      await expect(field(label)).not.toHaveAccessibleDescription(message);
    }
  });

  test('stands beside the form on a desk, part by part', async ({ app, page }) => {
    const { dialog, field } = await openForm(app, page);
    const parts = dialog.getByRole('navigation', { name: 'Missing parts' }).getByRole('listitem');
    await expect(parts).toHaveText([
      'Restaurant5 to go',
      'Telephony2 to go',
      'Owner4 to go',
      'Menu and voice1 to go',
    ]);
    await field('Menu JSON').fill('{}');
    await expect(parts.last()).toHaveText('Menu and voiceComplete');
    await parts.nth(2).getByRole('button').click();
    await expect(field('Owner email')).toBeFocused();
  });
});

test.describe('Menu JSON', () => {
  test('that does not parse is said to be not valid, with line and column', async ({ app, page }) => {
    const { field } = await openForm(app, page);
    await field('Menu JSON').fill('{\n  "menu": {\n    "entrees" []\n  }\n}');
    await field('Menu JSON').press('Tab');
    await expect(field('Menu JSON')).toHaveAccessibleDescription(
      'Menu JSON is not valid. Please check the format. Line 3, column 15: a colon is missing.',
    );
    await expect(field('Menu JSON')).toHaveAttribute('aria-invalid', 'true');
    await field('Menu JSON').fill('{"menu": {}}');
    await expect(field('Menu JSON')).toHaveAttribute('aria-invalid', 'false');
  });

  test('is laid out by Format JSON when it is valid, and left alone when it is not', async ({
    app,
    page,
  }) => {
    const { field, button } = await openForm(app, page);
    await field('Menu JSON').fill('{"menu":{"entrees":[]}}');
    await button('Format JSON').click();
    await expect.poll(() => linesOf(page)).toEqual(['{', '  "menu": {', '    "entrees": []', '  }', '}']);
    await field('Menu JSON').fill('{"menu":');
    await button('Format JSON').click();
    await expect(field('Menu JSON')).toHaveAccessibleDescription(
      /^Menu JSON is not valid\. .* Line 1, column 9/,
    );
    expect(await linesOf(page)).toEqual(['{"menu":']);
  });

  test('may begin with a sample, which asks before it replaces anything', async ({ app, page }) => {
    const { field, button } = await openForm(app, page);
    await field('Restaurant name').fill('Osteria Nina');
    await button('Insert sample menu').click();
    await expect(field('Menu JSON')).toContainText('"businessName": "Osteria Nina"');
    await expect(field('Menu JSON')).toContainText('"ordering_options"');

    await field('Menu JSON').fill('{"mine": true}');
    await button('Insert sample menu').click();
    const asked = question(page, 'Replace the menu?');
    await asked.answer('Keep my menu');
    await expect(field('Menu JSON')).toHaveText('{"mine": true}');
    await button('Insert sample menu').click();
    await asked.answer('Replace');
    await expect(field('Menu JSON')).toContainText('"businessName": "Osteria Nina"');
  });

  test('has line numbers, and lets the Tab key go on', async ({ app, page }) => {
    const { dialog, field, button } = await openForm(app, page);
    await field('Menu JSON').fill('{\n}');
    await expect(dialog.locator('.cm-lineNumbers')).toContainText('2');
    await field('Menu JSON').press('Tab');
    await expect(button('Format JSON')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field('Menu JSON')).toBeFocused();
  });

  test('is a plain text when the code of its editor does not come', async ({ app, page }) => {
    await page.route('**/assets/JsonEditor*', (route) => route.abort());
    const form = await openForm(app, page);
    await form.fillIn(NEW_RESTAURANT);
    await form.submit.click();
    await expect(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
  });
});

/** The lines of the editor, as they stand. */
const linesOf = (page: Page) => page.locator('.cm-line').allTextContents();

test.describe('A restaurant that the host does not take', () => {
  test("has the message about a taken e-mail at its owner's", async ({ app, page }) => {
    const { field, failure, submit } = await filledForm(app, page);
    await field('Owner email').fill('admin@tableside.example');
    await submit.click();
    const message = 'A user with this owner email already exists';
    await expect(failure).toHaveText(message);
    await expect(field('Owner email')).toHaveAccessibleDescription(message);
    await expect(field('Owner email')).toBeFocused();
    await field('Owner email').fill('nina@osteria-nina.example');
    await expect(field('Owner email')).not.toHaveAttribute('aria-invalid', 'true');
    await submit.click();
    await expect(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
  });

  test('has a message at the field that it names', async ({ app, page }) => {
    const { field, submit } = await filledForm(app, page);
    await app.fault(`${CREATE} 400 vapiPhoneId is in use`);
    await submit.click();
    await expect(field('VAPI Phone ID')).toHaveAccessibleDescription('vapiPhoneId is in use');
    await expect(field('VAPI Phone ID')).toBeFocused();
  });

  test("says 'Something went wrong' when the host has no word on it", async ({ app, page }) => {
    const { field, failure, submit } = await filledForm(app, page);
    await refuseWithoutWords(page, CREATE);
    await submit.click();
    await expect(failure).toHaveText('Something went wrong');
    await expect(field('Restaurant name')).toHaveValue('Osteria Nina');
  });

  for (const { fault, text, detail } of [
    { fault: '400 No more restaurants in this plan', text: 'No more restaurants in this plan' },
    { fault: 'malformed', text: 'An unexpected error occurred' },
    { fault: 'offline', text: 'An unexpected error occurred', detail: 'may have been created all the same' },
  ]) {
    test(`says '${text}' (${fault}), keeps everything, and can be sent again`, async ({ app, page }) => {
      const { field, failure, submit } = await filledForm(app, page);
      await app.fault(`always ${CREATE} ${fault}`);
      await submit.click();
      await expect(failure).toContainText(text);
      if (detail) await expect(failure).toContainText(detail);
      for (const [label, typed] of Object.entries(NEW_RESTAURANT)) {
        if (label === 'Menu JSON') await expect(field(label)).toHaveText(typed);
        else await expect(field(label)).toHaveValue(typed);
      }
      await app.repair();
      const calls = apiCalls(page);
      await submit.click();
      await expect(page.getByRole('link', { name: /Osteria Nina/ })).toBeVisible();
      expect(calls.filter((call) => call === CREATE)).toHaveLength(1);
    });
  }

  test("reads 'Creating...' while it waits, stays open, and two clicks are one restaurant", async ({
    app,
    page,
  }) => {
    const { dialog, submit } = await filledForm(app, page);
    await app.latency(1000);
    const calls = apiCalls(page);
    await submit.dblclick();
    await expect(submit).toHaveText('Creating...');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Osteria Nina was created successfully')).toBeVisible();
    await expect(dialog).toBeVisible();
    expect(calls.filter((call) => call === CREATE)).toHaveLength(1);
  });

  test('says so after 15 s, and what it means to stop waiting', async ({ app, page }) => {
    await page.clock.install();
    const { dialog, failure, field, submit } = await filledForm(app, page);
    await app.fault(`${CREATE} 60000ms`);
    await submit.click();
    await expect(submit).toHaveText('Creating...');
    await page.clock.fastForward(15_000);
    await expect(dialog.getByText('This is taking longer than usual.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(failure).toContainText('may have been created all the same');
    await expect(field('Restaurant name')).toHaveValue('Osteria Nina');
    await expect(submit).toHaveText('Create restaurant');
  });
});

test.describe('What was typed', () => {
  test('is not left without a question', async ({ app, page }) => {
    const { dialog, field, cancel } = await openForm(app, page);
    await field('Restaurant name').fill('Osteria Nina');
    const asked = question(page, 'Discard what you typed?');
    await page.keyboard.press('Escape');
    await asked.answer('Keep editing');
    await expect(field('Restaurant name')).toHaveValue('Osteria Nina');
    await cancel.click();
    await asked.answer('Discard');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'New Restaurant' })).toBeFocused();
  });

  test('is no reason to ask when there is nothing', async ({ app, page }) => {
    const { dialog } = await openForm(app, page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('is warned about before a reload', async ({ app, page }) => {
    const { field } = await openForm(app, page);
    await field('Restaurant name').fill('Osteria Nina');
    await stayWhenAskedOnReload(page);
    await expect(field('Restaurant name')).toHaveValue('Osteria Nina');
  });

  test('is warned about before the page is left by the back button', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'New Restaurant' }).click();
    const { field } = formOf(page);
    await field('Restaurant name').fill('Osteria Nina');
    await page.goBack();
    await question(page, 'Discard unsaved changes?').answer('Keep editing');
    await expect(page).toHaveURL('/dashboard');
    await expect(field('Restaurant name')).toHaveValue('Osteria Nina');
  });
});

test('When the code of the form does not come, the page says so and stays', async ({ app, page }) => {
  await page.route('**/assets/RestaurantDialogs*', (route) => route.abort());
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be opened.');
  await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
});

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test('the empty form', async ({ app, page }) => {
    await openForm(app, page);
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form with problems, a menu and what follows from the name', async ({ app, page }) => {
    const { field, button, submit, summary } = await openForm(app, page);
    await field('Restaurant name').fill('Osteria Nina');
    await button('Insert sample menu').click();
    await field('Menu JSON').press('x');
    await field('Assistant ID').fill('nina');
    await submit.click();
    await expect(summary).toHaveCount(11);
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form that failed', async ({ app, page }) => {
    const { failure, submit } = await filledForm(app, page);
    await app.fault(`always ${CREATE} offline`);
    await submit.click();
    await expect(failure).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('it takes the whole screen of a phone, with its buttons in view', async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const { dialog, field, submit, cancel } = await openForm(app, page);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    await field('Background sound URL').focus();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(cancel).toBeInViewport({ ratio: 1 });
  });

  test('it is as wide as there is room for: 640 px at 768 px, 880 px at 1280 px', async ({ app, page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    const { dialog } = await openForm(app, page);
    expect((await dialog.boundingBox())?.width).toBe(640);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await dialog.boundingBox())?.width).toBe(880);
  });
});
