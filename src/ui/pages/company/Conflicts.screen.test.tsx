import {
  choose,
  dialog as menuDialog,
  openPanel as openMenu,
  DESSERTS,
} from '#tests/support/screen/menuPanel.ts';
import { reachPanels } from '#tests/support/screen/panels.ts';
import { restaurantForm } from '#tests/support/screen/restaurantForm.ts';
import { button, CONFIG, firstMessage, form, openPanel, saved } from '#tests/support/screen/voicePanel.ts';
import { describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

type Settings = Readonly<Record<string, unknown>>;

const read = async (app: App, path: string) => (await (await app.call('GET', path)).json()) as Settings;

/** Another person saves some voice settings. */
async function saveElsewhere(app: App, changes: Settings): Promise<void> {
  await app.call('PUT', CONFIG, { ...(await read(app, CONFIG)), ...changes });
}

const choice = page.getByRole('group', { name: /changed this to “Buonasera!”$/ });
const summary = page.getByText(/^Someone else changed 1 field that you edited/);

/** Both people change the first message. */
async function conflict(app: App) {
  await openPanel(app);
  await firstMessage.fill('Ciao!');
  await saveElsewhere(app, { firstMessage: 'Buonasera!' });
  await button('Save changes').click();
  await expect.element(choice).toBeVisible();
}

describe('Two people who save the same settings', () => {
  test('keep both changes if they changed different fields', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Ciao!');
    await saveElsewhere(app, { speakingSpeed: 1.3 });
    await button('Save changes').click();
    await expect.element(saved).toBeVisible();
    expect(await read(app, CONFIG)).toMatchObject({ firstMessage: 'Ciao!', speakingSpeed: 1.3 });
    await expect.element(form.getByLabelText('Speaking speed', { exact: true })).toHaveValue(1.3);
  });

  test('are told at the field if they changed the same one, and nothing is overwritten', async ({ app }) => {
    await conflict(app);
    await expect.element(summary).toBeVisible();
    await expect.element(firstMessage).toHaveValue('Ciao!');
    expect(await read(app, CONFIG)).toMatchObject({ firstMessage: 'Buonasera!' });
  });

  test('can keep their own value, with the keyboard', async ({ app }) => {
    await conflict(app);
    await expect.element(choice.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(choice).not.toBeInTheDocument();
    await button('Save changes').click();
    await expect.element(saved).toBeVisible();
    expect(await read(app, CONFIG)).toMatchObject({ firstMessage: 'Ciao!' });
  });

  test("can use the other person's value, which leaves nothing to save", async ({ app }) => {
    await conflict(app);
    await choice.getByRole('button', { name: 'Use theirs' }).click();
    await expect.element(firstMessage).toHaveValue('Buonasera!');
    await expect.element(button('Save changes')).not.toBeInTheDocument();
  });

  test('cannot save before they have chosen', async ({ app }) => {
    await conflict(app);
    const writes = app.writes();
    await button('Save changes').click();
    await expect.element(choice.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    expect(writes).toEqual([]);
  });

  test('keep a greeting saved in the voice panel while the restaurant is edited', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const voice = '/api/companies/restaurants/trattoria-aurora/voice-config';
    await page.getByRole('button', { name: 'Edit Restaurant' }).click();
    const restaurant = restaurantForm('Edit Restaurant');
    await restaurant.field('Tagline').fill('Pasta like on Sundays');
    await app.call('PUT', voice, { ...(await read(app, voice)), firstMessage: 'Buonasera!' });
    await restaurant.submit.click();
    await expect.element(restaurant.dialog).not.toBeInTheDocument();
    expect(await read(app, voice)).toMatchObject({ firstMessage: 'Buonasera!' });
    expect(await read(app, '/api/companies/restaurants/trattoria-aurora')).toMatchObject({
      data: { tagline: 'Pasta like on Sundays' },
    });
  });

  test('send back fields that the console does not know', async ({ app }) => {
    await openPanel(app);
    app.answer(`GET ${CONFIG}`, {
      ...(await read(app, CONFIG)),
      emotion: { joy: 3 },
      customPersonality: null,
    });
    app.reload();
    await reachPanels();
    await firstMessage.fill('Ciao!');
    const sent = app.sent('/voice-config');
    await button('Save changes').click();
    const body = (await sent) as Settings;
    expect(body).toMatchObject({ emotion: { joy: 3 }, firstMessage: 'Ciao!' });
    expect(body['customPersonality'] ?? null).toBeNull();
  });

  test('see a menu item that was deleted meanwhile, and can add it again', async ({ app }) => {
    await openMenu(app);
    await choose('Edit', 'Tiramisù');
    const item = menuDialog('Edit Tiramisù');
    await item.getByLabelText('Price').fill('12');
    await app.call('DELETE', `${DESSERTS}/items/tiramisu`);
    await item.getByRole('button', { name: 'Save' }).click();
    const again = menuDialog('New item in Desserts');
    await expect.element(again.getByText(/^Someone else deleted this/)).toBeVisible();
    await again.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Menu item added successfully!')).toBeVisible();
  });
});

describe('Exporting a menu', () => {
  test('does not reload pending changes, which a green message once did', async ({ app }) => {
    await openMenu(app);
    const calls = app.calls();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV|spreadsheet|table/i }).click();
    await expect.element(page.getByText('Menu exported')).toBeVisible();
    expect(calls.filter((call) => call.includes('/deployment/'))).toEqual([]);
  });
});
