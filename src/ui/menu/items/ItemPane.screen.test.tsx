import {
  DESSERTS,
  button,
  choose,
  dialog,
  question,
  names,
  openPanel,
  reload,
} from '#tests/support/screen/menuPanel.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const TIRAMISU = `${DESSERTS}/items/tiramisu`;
const row = (item: string) => page.getByRole('listitem').filter({ hasText: item });
const available = (item: string) => page.getByRole('switch', { name: `${item} available` });

async function fillItem(title = 'New item in Desserts') {
  const form = dialog(title);
  await form.getByLabelText('Name').fill('Lemon tart');
  await form.getByLabelText('Price').fill('8.50');
  await form.getByLabelText('Description').fill('With meringue');
  return form;
}

describe('Items', () => {
  test('are added with every field and shown after a reload', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const form = await fillItem();
    const aliases = form.getByRole('textbox', { name: 'Aliases' });
    for (const alias of ['Tarte au citron', 'tarte au citron']) {
      await aliases.fill(alias);
      await keyboard.press('Enter');
    }
    await aliases.fill('Lemon pie');
    await form.getByRole('combobox', { name: 'Dietary type' }).selectOptions('vegetarian');
    await form.getByRole('button', { name: 'Add dietary type' }).click();
    await form.getByRole('combobox', { name: 'Dietary type' }).selectOptions('spicy');
    await form.getByLabelText('Level (optional)').fill('hardly');
    await form.getByRole('button', { name: 'Add dietary type' }).click();
    await form.getByRole('button', { name: 'Monday' }).click();
    await form.getByLabelText('Image URL').fill('https://aurora.example/tart.jpg');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Menu item added successfully!')).toBeVisible();
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Panna cotta', 'Affogato', 'Lemon tart']);
    await expect.element(row('Lemon tart')).toMatchTextContent('Aliases: Tarte au citron, Lemon pie');

    await reload(app);
    await choose('Edit', 'Lemon tart');
    const again = dialog('Edit Lemon tart');
    const listed = (name: string) => again.getByRole('list', { name }).getByRole('listitem').texts();
    await expect.element(again.getByLabelText('Price')).toHaveValue('8.50');
    await expect.element(again.getByLabelText('Description')).toHaveValue('With meringue');
    expect(listed('Aliases')).toEqual(['Tarte au citron', 'Lemon pie']);
    expect(listed('Dietary types')).toEqual(['vegetarian', 'spicy (hardly)']);
    await expect
      .element(again.getByRole('button', { name: 'Monday' }))
      .toHaveAttribute('aria-pressed', 'false');
    await expect
      .element(again.getByRole('button', { name: 'Sunday' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(again.getByLabelText('Image URL')).toHaveValue('https://aurora.example/tart.jpg');
  });

  test('are edited by pressing their name, which later regains focus', async ({ app }) => {
    await openPanel(app);
    await button('Tiramisù').click();
    await dialog('Edit Tiramisù').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button('Tiramisù')).toHaveFocus();
  });

  test('require a name, a price, and a description, and are available every day', async ({ app }) => {
    await openPanel(app);
    const writes = app.writes();
    await button('New item').click();
    const form = dialog('New item in Desserts');
    await expect.element(form.getByRole('button', { name: /day$/, pressed: true })).toHaveLength(7);
    await form.getByLabelText('Image URL').fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByLabelText('Name')).toHaveFocus();
    await expect.element(form.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
    await expect
      .element(form.getByLabelText('Price'))
      .toHaveAccessibleDescription('Enter a price, like 12.50');
    await expect
      .element(form.getByLabelText('Description'))
      .toHaveAccessibleDescription('Enter a description');
    await expect
      .element(form.getByLabelText('Image URL'))
      .toHaveAccessibleDescription('Enter a URL that begins with https:// or http://');
    await form.getByLabelText('Price').fill('1.234');
    await expect
      .element(form.getByLabelText('Price'))
      .toHaveAccessibleDescription('Enter a price, like 12.50');
    expect(writes).toEqual([]);
  });

  // (rule: menu price)
  test('show how a price with a decimal comma will be saved, and change a price by a cent with arrow keys', async ({
    app,
  }) => {
    await openPanel(app);
    await button('New item').click();
    const form = await fillItem();
    const price = form.getByLabelText('Price');
    await price.fill('');
    await keyboard.insert('12,50');
    await expect.element(price).toHaveValue('12,50');
    await expect.element(price).toHaveAccessibleDescription('This price will be saved as $12.50.');
    await keyboard.press('ArrowUp');
    await expect.element(price).toHaveValue('12.51');
    await price.fill('12,50');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(row('Lemon tart')).toMatchTextContent('$12.50');
  });

  test('let aliases be removed by keyboard, with focus on the next alias or the field', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const form = dialog('New item in Desserts');
    const alias = form.getByRole('textbox', { name: 'Aliases' });
    const removal = (name: string) => form.getByRole('button', { name: `Remove alias ${name}` });
    for (const name of ['Lemon pie', 'Tarte', 'Torta']) {
      await alias.fill(name);
      await keyboard.press('Enter');
    }
    await removal('Tarte').press('Enter');
    await expect.element(removal('Torta')).toHaveFocus();
    await keyboard.press('Delete');
    await expect.element(removal('Lemon pie')).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(alias).toHaveFocus();
  });

  test('add typed text on Enter, on Ctrl+Enter, and when the field loses focus', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const form = dialog('New item in Desserts');
    const listed = (name: string) => form.getByRole('list', { name }).getByRole('listitem');
    const alias = form.getByRole('textbox', { name: 'Aliases' });
    await alias.fill('Lemon pie');
    await keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(alias).toHaveFocus();
    expect(listed('Aliases').texts()).toEqual(['Lemon pie']);

    await form.getByRole('combobox', { name: 'Dietary type' }).selectOptions('spicy');
    await form.getByLabelText('Level (optional)').fill('hardly');
    await keyboard.press('Enter');
    await expect.poll(() => listed('Dietary types').texts()).toEqual(['spicy (hardly)']);
    // if Enter had submitted the form, a missing field would have focus
    await expect.element(form.getByLabelText('Level (optional)')).toHaveFocus();

    await fillItem();
    await form.getByRole('combobox', { name: 'Dietary type' }).selectOptions('nut-free');
    await form.getByLabelText('Level (optional)').fill('traces');
    await keyboard.press('Control+Enter');
    await expect.element(page.getByText('Menu item added successfully!')).toBeVisible();
    await choose('Edit', 'Lemon tart');
    const again = dialog('Edit Lemon tart').getByRole('list', { name: 'Dietary types' });
    await expect
      .poll(() => again.getByRole('listitem').texts())
      .toEqual(['spicy (hardly)', 'nut-free (traces)']);
  });

  // (rule: pending entries)
  test('are saved with typed text that was not added, wherever focus is', async ({ app }) => {
    await openPanel(app);
    await button('Tiramisù').click();
    const form = dialog('Edit Tiramisù');
    await expect.element(form.getByLabelText('Level (optional)')).toHaveAttribute('readonly');
    // chooses an option without moving focus, like a click in Safari
    await form.getByRole('combobox', { name: 'Dietary type' }).selectOptions('kosher');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(row('Tiramisù').getByRole('list', { name: 'Dietary' })).toMatchTextContent('kosher');
  });

  test('are shown, highlighted, and announced after adding', async ({ app }) => {
    await openPanel(app, 'a busy restaurant');
    const category = page.getByRole('region', { name: 'Categories' }).css('[data-name]').first().element();
    stopClock();
    await button('New item').click();
    const form = await fillItem(`New item in ${category.textContent}`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form).not.toBeInTheDocument();
    const added = page.getByRole('listitem').filter({ hasText: 'Lemon tart' });
    await expect.element(added).toBeInViewport();
    await expect.element(added).toHaveFocus();
    await expect.element(added).toHaveAttribute('data-added');
    await expect
      .element(page.getByRole('status').filter({ hasText: /^Added Lemon tart, position (\d+) of \1$/ }))
      .toHaveLength(1);
    await advanceClock(4100);
    await expect.element(added).not.toHaveAttribute('data-added');
    await expect.element(added).toHaveFocus();
  });

  test('show a failed save, keep the input, and send one request', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const form = dialog('New item in Desserts');
    await form.getByLabelText('Name').fill('Lemon tart');
    await form.getByLabelText('Price').fill('8.50');
    await form.getByLabelText('Description').fill('With meringue');
    app.fault(`always POST ${DESSERTS}/items 500 Busy`);
    const writes = app.writes();
    const release = app.hold(`POST ${DESSERTS}/items`);
    await form.getByRole('button', { name: 'Save' }).dblClick();
    release();
    await expect.element(form.getByRole('alert')).toHaveTextContent('Failed to add menu item');
    expect(writes).toEqual([`POST ${DESSERTS}/items`]);
    await expect.element(form.getByLabelText('Name')).toHaveValue('Lemon tart');
    app.repair();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(names().filter({ hasText: 'Lemon tart' })).toBeVisible();
  });

  test('are marked unavailable with one press, and can be filtered', async ({ app }) => {
    await openPanel(app);
    const writes = app.writes();
    await available('Tiramisù').uncheck();
    await expect.element(page.getByText('Menu item updated successfully!')).toBeVisible();
    expect(writes).toEqual([`PUT ${TIRAMISU}`]);
    await button('Unavailable').click();
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Affogato']);
  });

  // (see rule: undo)
  test('are deleted ten seconds after a confirmation, and focus stays nearby', async ({ app }) => {
    await openPanel(app);
    await choose('Delete', 'Tiramisù');
    await expect.element(question()).toMatchTextContent('Are you sure you want to delete this menu item?');
    await keyboard.press('Escape');
    await expect.element(button('Actions for Tiramisù')).toHaveFocus();
    await choose('Delete', 'Tiramisù');
    const writes = app.writes();
    stopClock();
    await question().getByRole('button', { name: 'Delete item' }).click();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato']);
    await expect.element(page.getByRole('heading', { name: 'Desserts' })).toHaveFocus();
    expect(writes).toEqual([]);
    await advanceClock(10_000);
    await expect.element(page.getByText('Menu item deleted successfully!')).toBeVisible();
    expect(writes).toEqual([`DELETE ${TIRAMISU}`]);
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato']);
  });

  test('return and get focus after Undo', async ({ app }) => {
    await openPanel(app);
    stopClock();
    const writes = app.writes();
    await choose('Delete', 'Panna cotta');
    await question().getByRole('button', { name: 'Delete item' }).click();
    await button('Undo').click();
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Panna cotta', 'Affogato']);
    await expect.element(row('Panna cotta')).toHaveFocus();
    await advanceClock(20_000);
    expect(writes).toEqual([]);
  });
});
