import {
  choose,
  dialog as menuDialog,
  openPanel as openMenu,
  DESSERTS,
} from '#tests/support/screen/menuPanel.ts';
import { button, CONFIG, firstMessage, openPanel, saved } from '#tests/support/screen/voicePanel.ts';
import { describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

type Settings = Readonly<Record<string, unknown>>;

const read = async (app: App, path: string) => (await (await app.call('GET', path)).json()) as Settings;

/** Saves voice settings as another user. */
async function saveElsewhere(app: App, changes: Settings): Promise<void> {
  await app.call('PUT', CONFIG, { ...(await read(app, CONFIG)), ...changes });
}

const choice = page.getByRole('group', { name: /changed this to “Buonasera!”$/ });

/** Edits the first message, which another user has changed since the page loaded. */
async function conflict(app: App) {
  await openPanel(app);
  await firstMessage.fill('Ciao!');
  await saveElsewhere(app, { firstMessage: 'Buonasera!' });
  await button('Save changes').click();
  await expect.element(choice).toBeVisible();
}

describe('Two users who save the same settings', () => {
  test('can keep their own value by keyboard', async ({ app }) => {
    await conflict(app);
    await expect.element(choice.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(choice).not.toBeInTheDocument();
    await button('Save changes').click();
    await expect.element(saved).toBeVisible();
    expect(await read(app, CONFIG)).toMatchObject({ firstMessage: 'Ciao!' });
  });

  test("can use the other user's value, and then have nothing to save", async ({ app }) => {
    await conflict(app);
    await choice.getByRole('button', { name: 'Use theirs' }).click();
    await expect.element(firstMessage).toHaveValue('Buonasera!');
    await expect.element(button('Save changes')).not.toBeInTheDocument();
  });

  test('see a menu item that another user deleted, and can add it again', async ({ app }) => {
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

  test('read that an item needs another category if its category was deleted', async ({ app }) => {
    await openMenu(app);
    await choose('Edit', 'Tiramisù');
    const item = menuDialog('Edit Tiramisù');
    await item.getByLabelText('Price').fill('12');
    await app.call('DELETE', DESSERTS);
    await item.getByRole('button', { name: 'Save' }).click();
    const again = menuDialog('New item in Desserts');
    await again.getByRole('button', { name: 'Save' }).click();
    await expect.element(again.getByText(/^This item's category was deleted/)).toBeVisible();
    await expect.element(again.getByLabelText('Price')).toHaveValue('12');
  });
});
