import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import type { App } from '../support/App.ts';
import { stopClock } from '../support/clock.ts';
import { question, restaurantForm } from '../support/restaurantForm.ts';
import { expect, test } from '../support/test.ts';
import { refuseWithoutWords } from '../support/wordless.ts';

const SAFFRON = '/api/companies/restaurants/saffron-house';

const formOf = (page: Page) => restaurantForm(page, 'Edit Restaurant');

async function openForm(app: App, page: Page) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'Edit Saffron House' }).click();
  const form = formOf(page);
  await expect(form.field('Menu JSON')).toBeVisible();
  return form;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Editing a restaurant', () => {
  test('begins with what it is, without telephony and owner', async ({ app, page }) => {
    const { dialog, field, voice } = await openForm(app, page);
    await expect(field('Restaurant name')).toHaveValue('Saffron House');
    await expect(field('Description')).toHaveValue(/North Indian kitchen/);
    await expect(field('Address')).toHaveValue('37-08 74th Street, Queens, NY 11372, USA');
    await expect(field('Phone number')).toHaveValue('+1 (718) 555-0168');
    await expect(field('Email')).toHaveValue('hello@saffron-house.example');
    await expect(field('Website')).toHaveValue('https://saffron-house.example');
    await expect(field('Tagline')).toHaveValue('The warm side of Queens');
    await expect(field('Menu JSON')).toContainText('"businessName": "Saffron House"');
    await expect(voice).toHaveValue('Neha');
    await expect(field('First message')).toHaveValue('Saffron House! How can I help you today?');
    await expect(field('Background sound URL')).toHaveValue(
      'https://sounds.saffron-house.example/dining-room.mp3',
    );
    await expect(dialog.getByRole('group')).toHaveCount(2);
    await expect(dialog.getByText(/VAPI|Owner|Assistant ID/)).toHaveCount(0);
  });

  test('closes the form, says for 5 s that it is saved, and the dashboard has the new values', async ({
    app,
    page,
  }) => {
    const form = await openForm(app, page);
    await form.fillIn({ 'Restaurant name': 'Saffron Place', Description: 'Moved to a place' });
    const calls = apiCalls(page);
    await stopClock(page);
    await form.submit.click();
    await expect(form.dialog).toBeHidden();
    const message = page.getByText('Saffron Place was updated successfully');
    await expect(page.getByRole('status').filter({ has: message })).toBeVisible();
    await expect(page.getByRole('link', { name: /Saffron Place/ })).toContainText('Moved to a place');
    expect(calls).toEqual([`PUT ${SAFFRON}`, 'GET /api/companies/restaurants']);

    await page.clock.fastForward(4000);
    await expect(message).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(message).toBeHidden();
  });

  test('is offered on its page, which then shows the new values', async ({ app, page }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('button', { name: 'Edit Restaurant' }).click();
    const form = formOf(page);
    await form.fillIn({ 'Restaurant name': 'Saffron Place', Email: 'new@saffron-place.example' });
    const sent = page.waitForRequest(`**${SAFFRON}`);
    await form.submit.click();
    expect(Object.keys((await sent).postDataJSON() as object).toSorted()).toEqual([
      'address',
      'backgroundSound',
      'description',
      'email',
      'firstMessage',
      'menuJson',
      'phone',
      'restaurantName',
      'tagline',
      'voiceId',
      'website',
    ]);
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron Place' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'new@saffron-place.example' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Restaurant' })).toBeFocused();
  });

  test('is not offered on the page of a restaurant that one does not administer', async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await expect(page.getByRole('button', { name: /(Edit|Delete) Restaurant/ })).toHaveCount(0);
  });

  test("says 'Failed to load restaurant details' to whom the host refuses them, and to try again", async ({
    app,
    page,
  }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Edit Blue Door Diner' }).click();
    const { dialog, submit, field } = formOf(page);
    await expect(dialog.getByRole('alert')).toHaveText('Failed to load restaurant details');
    await expect(submit).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    await app.fault(`GET ${SAFFRON} 500`);
    await page.getByRole('button', { name: 'Edit Saffron House' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to load restaurant details');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(field('Restaurant name')).toHaveValue('Saffron House');
  });

  test('gives back in one press the first message that a new name has replaced', async ({ app, page }) => {
    const form = await openForm(app, page);
    await form.field('First message').fill('Namaste!');
    await form.submit.click();
    await expect(form.dialog).toBeHidden();

    await page.getByRole('button', { name: 'Edit Saffron House' }).click();
    await form.field('Restaurant name').fill('Saffron Place');
    await expect(form.field('First message')).toHaveValue('Saffron Place! How can I help you today?');
    await form.button('Undo, First message').click();
    await expect(form.field('First message')).toHaveValue('Namaste!');
    await form.field('Restaurant name').fill('Saffron Square');
    await expect(form.field('First message')).toHaveValue('Namaste!');
  });
});

test.describe('An edit that is not taken', () => {
  test('lacks something: says so in order and at the fields, and sends nothing', async ({ app, page }) => {
    const { fillIn, submit, summary, field } = await openForm(app, page);
    const labels = ['Restaurant name', 'Description', 'Address', 'Phone number', 'Email', 'Menu JSON'];
    await fillIn(Object.fromEntries(labels.map((label) => [label, ' '])));
    const calls = apiCalls(page);
    await submit.click();
    await expect(summary).toHaveText(labels.map((label) => `${label} is required`));
    await expect(field('Restaurant name')).toBeFocused();

    await fillIn({
      'Restaurant name': 'Saffron House',
      Description: 'Here',
      Address: 'There',
      'Phone number': 'call us',
      Email: 'hello',
      'Menu JSON': '{',
    });
    await expect(summary).toHaveText([
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Menu JSON is not valid. Please check the format.',
    ]);
    expect(calls).toEqual([]);
  });

  for (const { fault, text, detail } of [
    { fault: '400 No such street', text: 'No such street' },
    { fault: 'offline', text: 'An unexpected error occurred', detail: 'You can save again.' },
  ]) {
    test(`says '${text}' (${fault}), keeps what was typed, and can be sent again`, async ({ app, page }) => {
      const { dialog, field, failure, submit } = await openForm(app, page);
      await field('Address').fill('By the lake');
      await app.fault(`always PUT ${SAFFRON} ${fault}`);
      await submit.click();
      await expect(failure).toContainText(text);
      if (detail) await expect(failure).toContainText(detail);
      await expect(field('Address')).toHaveValue('By the lake');
      await app.repair();
      await submit.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Saffron House was updated successfully')).toBeVisible();
    });
  }

  test("says 'Something went wrong' when the host has no word on it", async ({ app, page }) => {
    const { field, failure, submit } = await openForm(app, page);
    await field('Address').fill('By the lake');
    await refuseWithoutWords(page, `PUT ${SAFFRON}`);
    await submit.click();
    await expect(failure).toHaveText('Something went wrong');
    await expect(field('Address')).toHaveValue('By the lake');
  });

  test('has a message at the field that it names', async ({ app, page }) => {
    const { field, submit } = await openForm(app, page);
    await app.fault(`PUT ${SAFFRON} 400 The website cannot be reached`);
    await submit.click();
    await expect(field('Website')).toHaveAccessibleDescription('The website cannot be reached');
    await expect(field('Website')).toBeFocused();
  });

  test("reads 'Saving...' while it waits, and two clicks are one change", async ({ app, page }) => {
    const { dialog, field, submit } = await openForm(app, page);
    await field('Tagline').fill('New');
    await app.latency(1000);
    const calls = apiCalls(page);
    await submit.dblclick();
    await expect(submit).toHaveText('Saving...');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([`PUT ${SAFFRON}`]);
  });

  test('is asked about before it is left', async ({ app, page }) => {
    const { dialog, field } = await openForm(app, page);
    await field('Tagline').fill('New');
    await page.keyboard.press('Escape');
    await question(page, 'Discard what you typed?').answer('Discard');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Edit Saffron House' }).click();
    await expect(field('Tagline')).toHaveValue('The warm side of Queens');
  });
});

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test('the form of a restaurant', async ({ app, page }) => {
    await openForm(app, page);
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form that could not be loaded', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Edit Blue Door Diner' }).click();
    await expect(formOf(page).dialog.getByRole('alert')).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('the form while it loads', async ({ app, page }) => {
    await app.signInAs('owner');
    await app.fault(`GET ${SAFFRON} 60000ms`);
    await page.getByRole('button', { name: 'Edit Saffron House' }).click();
    await expect(formOf(page).dialog.getByText('Loading restaurant details')).toBeAttached();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });
});
