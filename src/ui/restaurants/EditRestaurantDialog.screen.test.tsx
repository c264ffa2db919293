import { restaurantForm } from '#tests/support/screen/restaurantForm.ts';
import { reachPanels } from '#tests/support/screen/panels.ts';
import { firstMessage } from '#tests/support/screen/voicePanel.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

const SAFFRON = '/api/companies/restaurants/saffron-house';

const formOf = () => restaurantForm('Edit Restaurant');

async function openForm(app: App) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'Edit Saffron House' }).click();
  const form = formOf();
  await expect.element(form.field('Menu JSON')).toBeVisible();
  return form;
}

describe('Editing a restaurant', () => {
  test('starts with the saved values, without telephony and owner fields', async ({ app }) => {
    const { dialog, field, voice } = await openForm(app);
    await expect.element(field('Restaurant name')).toHaveValue('Saffron House');
    await expect.element(field('Description')).toHaveValue(expect.stringMatching(/North Indian kitchen/));
    await expect.element(field('Menu JSON')).toMatchTextContent('"businessName": "Saffron House"');
    await expect.element(voice).toHaveValue('Neha');
    await expect.element(field('First message')).toHaveValue('Saffron House! How can I help you today?');
    await expect.element(dialog.getByRole('group')).toHaveLength(2);
    await expect.element(dialog.getByText(/VAPI|Owner|Assistant ID/)).not.toBeInTheDocument();
  });

  test('closes the form, shows a success message for 5 s, and updates the dashboard', async ({ app }) => {
    const form = await openForm(app);
    await form.fillIn({ 'Restaurant name': 'Saffron Place', Description: 'Moved to a place' });
    const calls = app.calls();
    stopClock();
    await form.submit.click();
    await expect.element(form.dialog).not.toBeInTheDocument();
    const message = page.getByText('Saffron Place was updated successfully');
    await expect.element(page.getByRole('status').filter({ has: message })).toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Saffron Place' }))
      .toMatchTextContent('Moved to a place');
    expect(calls).toEqual([
      `GET ${SAFFRON}`,
      `PUT ${SAFFRON}`,
      `GET ${SAFFRON}/deployment/pending`,
      'GET /api/companies/restaurants',
    ]);

    await advanceClock(4000);
    await expect.element(message).toBeVisible();
    await advanceClock(1000);
    await expect.element(message).not.toBeInTheDocument();
  });

  test("is available on the restaurant's page, which then shows the new values", async ({ app }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('button', { name: 'Edit Restaurant' }).click();
    const form = formOf();
    await form.fillIn({ 'Restaurant name': 'Saffron Place', Email: 'new@saffron-place.example' });
    const sent = app.sent(SAFFRON);
    await form.submit.click();
    expect(Object.keys((await sent) as object).toSorted()).toEqual([
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
    await expect.element(page.getByRole('heading', { level: 1, name: 'Saffron Place' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'new@saffron-place.example' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Edit Restaurant' })).toHaveFocus();
  });

  test('updates values in the open panel and keeps its unsaved edits', async ({ app }) => {
    await app.signInAs('owner', '/company/saffron-house?panel=voice');
    await reachPanels();
    await page.getByLabelText('Personality').selectOptions('Energetic');
    await expect.element(firstMessage).toHaveValue('Saffron House! How can I help you today?');
    await page.getByRole('button', { name: 'Edit Restaurant' }).click();
    const form = formOf();
    await form.field('First message').fill('Good evening, Saffron House.');
    await form.submit.click();
    await expect.element(firstMessage).toHaveValue('Good evening, Saffron House.');
    await expect.element(page.getByLabelText('Personality')).toHaveValue('energetic');
  });

  test('is not available on the page of a restaurant that the user does not administer', async ({ app }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /(Edit|Delete) Restaurant/ }))
      .not.toBeInTheDocument();
  });

  test("names the roles that can edit if the host refuses, above 'Failed to load restaurant details', without a retry", async ({
    app,
  }) => {
    await app.signInAs('owner');
    await page.getByRole('button', { name: 'Edit Blue Door Diner' }).click();
    const { dialog, submit } = formOf();
    await expect
      .element(dialog.getByRole('status').filter({ hasText: 'Only an owner' }))
      .toHaveTextContent('Only an owner or admin can edit this restaurant.Failed to load restaurant details');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect.element(submit).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('A rejected edit', () => {
  test('lists missing values in order and at their fields, and sends nothing', async ({ app }) => {
    const { fillIn, submit, summary, field } = await openForm(app);
    const labels = ['Restaurant name', 'Description', 'Address', 'Phone number', 'Email', 'Menu JSON'];
    await fillIn(Object.fromEntries(labels.map((label) => [label, ' '])));
    const writes = app.writes();
    await submit.click();
    await expect.poll(() => summary.texts()).toEqual(labels.map((label) => `${label} is required`));
    await expect.element(field('Restaurant name')).toHaveFocus();

    await fillIn({
      'Restaurant name': 'Saffron House',
      Description: 'Here',
      Address: 'There',
      'Phone number': 'call us',
      Email: 'hello',
      'Menu JSON': '{',
    });
    await expect
      .poll(() => summary.texts())
      .toEqual([
        'Please enter a valid email address',
        'Please enter a valid phone number',
        'Menu JSON is not valid. Please check the format.',
      ]);
    expect(writes).toEqual([]);
  });
});
