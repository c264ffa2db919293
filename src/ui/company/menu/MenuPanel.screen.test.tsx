import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { nextDownload } from '#tests/support/screen/downloads.ts';
import { pass, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, keyboard, mouse, page, test, type App } from '#tests/support/screen/test.ts';

const panelPage = '/company/company-1?panel=menu';
const MENU = '/api/companies/restaurants/company-1/menu';
const DESSERTS = `${MENU}/categories/desserts`;
const TIRAMISU = `${DESSERTS}/items/tiramisu`;

const section = () => panels;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const question = () => page.getByRole('alertdialog');
const names = () => page.getByRole('group', { name: /^Items/ }).css('.name');
const categories = () => page.getByRole('region', { name: 'Categories' }).css('.name');
const writesIn = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));
const available = (item: string) => page.getByRole('switch', { name: `${item} available` });

async function openPanel(app: App, state: Parameters<App['enter']>[0] = 'a restaurant with a menu') {
  await app.enter(state, panelPage);
  await reachPanels();
  await expect.element(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
}

async function reload(app: App) {
  app.reload();
  await reachPanels();
}

async function fillItem() {
  const form = dialog('New item in Desserts');
  await form.getByLabelText('Name').fill('Lemon tart');
  await form.getByLabelText('Price').fill('8.50');
  await form.getByLabelText('Description').fill('With meringue');
  return form;
}

describe('Items', () => {
  test('need a name, a price, a description, and are there every day', async ({ app }) => {
    await openPanel(app);
    const calls = app.calls();
    await button('New item').click();
    const form = dialog('New item in Desserts');
    await expect.element(form.getByRole('button', { name: /day$/, pressed: true })).toHaveLength(7);
    await form.getByLabelText('Image URL').fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByLabelText('Name')).toHaveFocus();
    await expect.element(form.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
    await expect
      .element(form.getByLabelText('Price'))
      .toHaveAccessibleDescription('Enter a price of at least 0 with at most two decimals');
    await expect
      .element(form.getByLabelText('Description'))
      .toHaveAccessibleDescription('Enter a description');
    await expect
      .element(form.getByLabelText('Image URL'))
      .toHaveAccessibleDescription('Enter a web address that begins with https:// or http://');
    await form.getByLabelText('Price').fill('1.234');
    await expect
      .element(form.getByLabelText('Price'))
      .toHaveAccessibleDescription('Enter a price of at least 0 with at most two decimals');
    expect(writesIn(calls)).toEqual([]);
  });

  for (const { fault, opener, name, text, call } of [
    {
      fault: '500 Busy',
      opener: 'New item',
      name: 'New item in Desserts',
      text: 'Failed to add menu item',
      call: `POST ${DESSERTS}/items`,
    },
    {
      fault: 'offline',
      opener: 'Edit Tiramisù',
      name: 'Edit Tiramisù',
      text: 'Failed to update menu item',
      call: `PUT ${TIRAMISU}`,
    },
  ]) {
    test(`that cannot be saved say so, keep what was typed, and are sent once: ${text}`, async ({ app }) => {
      await openPanel(app);
      await button(opener).click();
      const form = dialog(name);
      await form.getByLabelText('Name').fill('Lemon tart');
      await form.getByLabelText('Price').fill('8.50');
      await form.getByLabelText('Description').fill('With meringue');
      app.fault(`always ${call} ${fault}`);
      const calls = app.calls();
      app.latency(200);
      await form.getByRole('button', { name: 'Save' }).dblClick();
      await expect.element(form.getByRole('alert')).toHaveTextContent(text);
      expect(writesIn(calls)).toEqual([call]);
      await expect.element(form.getByLabelText('Name')).toHaveValue('Lemon tart');
      app.repair();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect.element(form).not.toBeInTheDocument();
      await expect.element(names().filter({ hasText: 'Lemon tart' })).toBeVisible();
    });
  }

  test('warn before a form closes over what is not saved', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const form = await fillItem();
    await keyboard.press('Escape');
    await expect
      .element(question())
      .toMatchTextContent('What you changed in New item in Desserts is not saved.');
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(form.getByLabelText('Name')).toHaveValue('Lemon tart');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(names()).toHaveLength(3);
  });

  test('are marked as unavailable by one press, and found by it', async ({ app }) => {
    await openPanel(app);
    const calls = app.calls();
    await available('Tiramisù').uncheck();
    await expect.element(page.getByText('Menu item updated successfully!')).toBeVisible();
    expect(writesIn(calls)).toEqual([`PUT ${TIRAMISU}`]);
    await button('Unavailable').click();
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Affogato']);
  });

  test('are available again when marking them fails', async ({ app }) => {
    await openPanel(app);
    app.fault(`PUT ${TIRAMISU} 500`);
    await available('Tiramisù').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to update menu item');
    await expect.element(available('Tiramisù')).toBeChecked();
  });

  test('are deleted once that is confirmed, and the focus stays near', async ({ app }) => {
    await openPanel(app);
    await button('Delete Tiramisù').click();
    await expect.element(question()).toMatchTextContent('Are you sure you want to delete this menu item?');
    await keyboard.press('Escape');
    await expect.element(button('Delete Tiramisù')).toHaveFocus();
    await button('Delete Tiramisù').click();
    const calls = app.calls();
    app.latency(200);
    await question().getByRole('button', { name: 'Delete item' }).dblClick();
    await expect.element(page.getByText('Menu item deleted successfully!')).toBeVisible();
    expect(writesIn(calls)).toEqual([`DELETE ${TIRAMISU}`]);
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato']);
    await expect.element(page.getByRole('heading', { name: 'Desserts' })).toHaveFocus();
  });

  test('stay when they cannot be deleted', async ({ app }) => {
    await openPanel(app);
    app.fault(`DELETE ${TIRAMISU} 500`);
    await button('Delete Tiramisù').click();
    await question().getByRole('button', { name: 'Delete item' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to delete menu item');
    await expect.element(names()).toHaveLength(3);
  });

  test('are searched for by name, description and alias', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('SPICY penne');
    await expect.poll(() => names().texts()).toEqual(["Penne all'arrabbiata"]);
    await page.getByRole('searchbox').fill('of the house');
    await expect.element(names()).toHaveLength(5);
    await page.getByRole('searchbox').fill('waffle');
    await expect.element(page.getByText('Nothing on the menu matches.')).toBeVisible();
    await button('Clear search').click();
    await expect.element(names()).toHaveLength(3);
  });

  test('without an alias are found', async ({ app }) => {
    await openPanel(app);
    await button('2 items without an alias').click();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato']);
  });
});

describe('Categories', () => {
  test('are added, changed and deleted', async ({ app }) => {
    await openPanel(app);
    await button('New category').click();
    const form = dialog('New category');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
    await form.getByLabelText('Name').fill('Soups');
    await form.getByLabelText('Display order').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByLabelText('Display order')).toHaveAccessibleDescription('Enter a number');
    await form.getByLabelText('Display order').fill('1.5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Category added successfully!')).toBeVisible();
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Soups', 'Entrees', 'Specials']);
    await expect.element(page.getByText('There is nothing in this category yet.')).toBeVisible();

    await button('Edit category Soups').click();
    await dialog('Edit Soups').getByLabelText('Name').fill('Soups of the day');
    await dialog('Edit Soups').getByRole('switch', { name: 'Active' }).uncheck();
    await dialog('Edit Soups').getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Category updated successfully!')).toBeVisible();
    await expect.element(button('Soups of the day 0 items, not in use')).toBeVisible();

    await button('Delete category Soups of the day').click();
    await expect
      .element(question())
      .toMatchTextContent('Are you sure you want to delete this category? All items will be removed.');
    await question().getByRole('button', { name: 'Delete category' }).click();
    await expect.element(page.getByText('Category deleted successfully!')).toBeVisible();
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Entrees', 'Specials']);
  });

  test('that cannot be saved or deleted say so, and keep what was typed', async ({ app }) => {
    await openPanel(app);
    await button('New category').click();
    const fresh = dialog('New category');
    await fresh.getByLabelText('Name').fill('Soups');
    app.fault(`POST ${MENU}/categories 500`);
    await fresh.getByRole('button', { name: 'Save' }).click();
    await expect.element(fresh.getByRole('alert')).toHaveTextContent('Failed to add category');
    await expect.element(fresh.getByLabelText('Name')).toHaveValue('Soups');
    await fresh.getByRole('button', { name: 'Cancel' }).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();

    await button('Edit category Desserts').click();
    const known = dialog('Edit Desserts');
    await known.getByLabelText('Name').fill('Sweets');
    app.fault(`always PUT ${DESSERTS} offline`);
    await known.getByRole('button', { name: 'Save' }).click();
    await expect.element(known.getByRole('alert')).toHaveTextContent('Failed to update category');
    await expect.element(known.getByLabelText('Name')).toHaveValue('Sweets');
    app.repair();
    await known.getByRole('button', { name: 'Cancel' }).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();

    app.fault(`DELETE ${DESSERTS} 500`);
    await button('Delete category Desserts').click();
    await question().getByRole('button', { name: 'Delete category' }).click();
    await expect.element(section().getByRole('alert')).toHaveTextContent('Failed to delete category');
    await expect.element(categories()).toHaveLength(3);
  });
});

describe('The order of the menu', () => {
  test('is changed by buttons, told, and saved as a whole by one call', async ({ app }) => {
    await openPanel(app);
    await button('Move down: Tiramisù').click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Tiramisù, position 2 of 3' }))
      .toHaveLength(1);
    await expect.element(button('Move down: Tiramisù')).toHaveFocus();
    await keyboard.press('Enter');
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
    await button('Move down: Desserts').click();
    await expect.poll(() => categories().texts()).toEqual(['Entrees', 'Desserts', 'Specials']);

    const calls = app.calls();
    app.latency(200);
    await button('Save changes').dblClick();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
    expect(writesIn(calls)).toEqual([`PUT ${MENU}`]);
    await reload(app);
    await expect.poll(() => categories().texts()).toEqual(['Entrees', 'Desserts', 'Specials']);
    await button('Desserts 3 items').click();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
  });

  test('is changed by keyboard on the handle, with every place announced, or put back', async ({ app }) => {
    await openPanel(app);
    const told = (text: string) =>
      expect.element(page.getByRole('status').filter({ hasText: text })).toHaveTextContent(text);
    await button('Drag Affogato').focus();
    await keyboard.press('Space');
    await told('Picked up Affogato, position 3 of 3');
    await keyboard.press('ArrowUp');
    await told('Affogato, position 2 of 3');
    await keyboard.press('Escape');
    await told('Affogato is back at position 3 of 3');
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Panna cotta', 'Affogato']);
    await expect.element(button('Save changes')).not.toBeInTheDocument();
    // however quickly keys follow one another, none is lost
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await keyboard.press(key);
    await told('Dropped Affogato, position 1 of 3');
    await expect.poll(() => names().texts()).toEqual(['Affogato', 'Tiramisù', 'Panna cotta']);
    await expect.element(button('Drag Affogato')).toHaveFocus();
    await expect.element(button('Save changes')).toBeVisible();
    await button('Drag Specials').focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'Space']) await keyboard.press(key);
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Specials', 'Entrees']);
  });

  test('is changed by dragging', async ({ app }) => {
    await openPanel(app);
    // the mouse reaches only what can be seen
    button('Drag Affogato').element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const handle = button('Drag Tiramisù').element().getBoundingClientRect();
    const target = button('Drag Affogato').element().getBoundingClientRect();
    await mouse.move(handle.x + 10, handle.y + 10);
    await mouse.down();
    await mouse.move(handle.x + 10, handle.y + 40, { steps: 4 });
    await expect.element(page.getByText(/^Picked up Tiramisù|^Tiramisù, position/)).toBeInTheDocument();
    await mouse.move(target.x + 10, target.y + target.height + 20, { steps: 12 });
    await expect.element(page.getByText('Tiramisù, position 3 of 3')).toBeInTheDocument();
    await mouse.up();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
  });

  test('stays edited when it cannot be saved, and is asked about before it is left', async ({ app }) => {
    await openPanel(app);
    await button('Move up: Affogato').click();
    app.fault(`always PUT ${MENU} offline`);
    await button('Save changes').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save menu');
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Affogato', 'Panna cotta']);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(question()).toMatchTextContent('What you changed in Menu Builder is not saved.');
    await question().getByRole('button', { name: 'Keep editing' }).click();
    app.repair();
    await button('Save changes').click();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
  });
});

describe('Import and export', () => {
  const choose = (name: string, text: string) =>
    dialog('Import a menu')
      .css('input[type=file]')
      .upload(new File([text], name, { type: 'text/plain' }));

  test('an import shows what changes before anything does', async ({ app }) => {
    await openPanel(app);
    const calls = app.calls();
    await button('Import').click();
    await expect.element(dialog('Import a menu')).toBeVisible();
    await keyboard.press('Tab');
    await expect.element(button('Choose a file')).toHaveFocus();
    await choose('menu.csv', 'Category,Item,Price\nDesserts,Tiramisù,12.50\nSoups,Minestrone,7');
    const changes = page.getByRole('group', { name: 'Changes by menu.csv' });
    await expect
      .poll(() => changes.getByRole('list', { name: 'Added' }).getByRole('listitem').texts())
      .toEqual([expect.stringMatching(/Soups/), expect.stringMatching(/Minestrone.*\$7\.00/)]);
    await expect
      .element(changes.getByRole('list', { name: 'Changed' }))
      .toMatchTextContent('Price: $11.00 $12.50');
    await expect.element(changes.getByRole('list', { name: 'Removed' })).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Keep what is not in the file' }).uncheck();
    await expect
      .element(changes.getByRole('list', { name: 'Removed' }).getByRole('listitem'))
      .toHaveLength(6);
    await page.getByRole('switch', { name: 'Keep what is not in the file' }).check();
    expect(writesIn(calls)).toEqual([]);

    app.fault(`PUT ${MENU} 500`);
    app.latency(200);
    await dialog('Import a menu').getByRole('button', { name: 'Import' }).dblClick();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save menu');
    expect(writesIn(calls)).toEqual([`PUT ${MENU}`]);
    await dialog('Import a menu').getByRole('button', { name: 'Import' }).click();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Entrees', 'Specials', 'Soups']);
    await expect.element(page.getByText('$12.50')).toBeVisible();
  });

  test('a file that cannot be read says why, line by line, and changes nothing', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await choose('menu.csv', 'Category,Item,Price\nDesserts,Pie,cheap\n,Cake,7');
    await expect
      .poll(() => page.getByRole('list', { name: 'Problems' }).getByRole('listitem').texts())
      .toEqual([
        'Line 2: The price is not a number of at least 0 with at most two decimals.',
        'Line 3: The category has no name.',
      ]);
    await choose('menu.json', '{"menu": {');
    await expect
      .element(page.getByRole('list', { name: 'Problems' }))
      .toHaveTextContent('This is not valid JSON.');
    await choose('menu.json', '{"menu": {"desserts": [{"name": "Tiramisù", "price": 11}]}}');
    await expect
      .element(page.getByText('menu.json says the same as the menu. Nothing would change.'))
      .toBeVisible();
    await expect
      .element(dialog('Import a menu').getByRole('button', { name: 'Import' }))
      .not.toBeInTheDocument();
  });

  for (const { label, name } of [
    { label: 'CSV, for a spreadsheet', name: 'trattoria-aurora-menu.csv' },
    { label: 'JSON, for programs, with everything', name: 'trattoria-aurora-menu.json' },
  ]) {
    test(`what was exported changes nothing when it is imported: ${label}`, async ({ app }) => {
      await openPanel(app);
      await button('Export').click();
      const downloading = nextDownload();
      await page.getByRole('menuitem', { name: label }).click();
      const download = await downloading;
      expect(download.name).toBe(name);
      await button('Import').click();
      await dialog('Import a menu').css('input[type=file]').upload(download);
      await page.getByRole('switch', { name: 'Keep what is not in the file' }).uncheck();
      await expect
        .element(page.getByText(/says the same as the menu\. Nothing would change\./))
        .toBeVisible();
    });
  }

  test('the menu is exported in the form of the sample menu', async ({ app }) => {
    await openPanel(app);
    await button('Export').click();
    const downloading = nextDownload();
    await page.getByRole('menuitem', { name: 'JSON, for programs, like the sample menu' }).click();
    const text = await (await downloading).text();
    expect(JSON.parse(text)).toMatchObject({
      businessName: 'Trattoria Aurora',
      menu: { desserts: [{ name: 'Tiramisù', price: 11 }, {}, {}], entrees: [{}, {}], Specials: [] },
    });
  });
});

describe('The panel', () => {
  test('that cannot be loaded says so, and recovers by Try again', async ({ app }) => {
    await app.enter('a restaurant with a menu', '/profile');
    app.fault(`GET ${MENU} 500`);
    app.open(panelPage);
    await reachPanels();
    await expect.element(section().getByRole('alert')).toHaveTextContent('Failed to load menu data');
    await section().getByRole('button', { name: 'Try again' }).click();
    await expect.element(names()).toHaveLength(3);
  });

  test('takes its messages away after 3 s', async ({ app }) => {
    await openPanel(app);
    stopClock();
    await available('Tiramisù').uncheck();
    const message = page.getByText('Menu item updated successfully!');
    await expect.element(message).toBeVisible();
    await mouse.move(0, 0);
    await pass(2900);
    await expect.element(message).toBeVisible();
    await pass(200);
    await expect.element(message).not.toBeInTheDocument();
  });

  test('knows N for a new item and / for the search, while the focus is in it', async ({ app }) => {
    await openPanel(app);
    await button('Desserts 3 items').focus();
    await keyboard.press('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await keyboard.press('n');
    await expect.element(page.getByRole('searchbox')).toHaveValue('n');
    await button('Desserts 3 items').click();
    await keyboard.press('n');
    await expect.element(dialog('New item in Desserts').getByLabelText('Name')).toHaveFocus();
  });

  test('can be looked at without changing anything', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expect.element(available('Tiramisù')).toBeDisabled();
    for (const name of [/^New/, /^Import/, /^Edit/, /^Delete/, /^Move/, /^Drag/]) {
      await expect.element(page.getByRole('tabpanel').getByRole('button', { name })).not.toBeInTheDocument();
    }
    await button('Desserts 3 items').focus();
    await keyboard.press('n');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('pizza');
    await expect.poll(() => names().texts()).toEqual(['Pizza Margherita']);
  });

  test('begins with a category when there is no menu yet', async ({ app }) => {
    await openPanel(app, 'a restaurant with an empty menu');
    await expect.element(page.getByText('There is nothing on this menu yet.')).toBeVisible();
    await button('Add a category').click();
    await expect.element(dialog('New category').getByLabelText('Name')).toHaveFocus();
  });

  test('keeps only the items in view in the page, and counts them all', async ({ app }) => {
    await openPanel(app, 'a busy restaurant');
    await expect.element(categories()).toHaveLength(60);
    await page.getByRole('searchbox').fill('a');
    const rows = page.getByRole('group', { name: 'Items found' }).css('li.place');
    await expect.element(rows.first()).toHaveAttribute('aria-setsize', expect.stringMatching(/^\d{3,4}$/));
    expect(rows.length).toBeLessThan(30);
  });
});
