import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const aurora = '/company/trattoria-aurora';
const field = page.getByRole('combobox', { name: 'Go to' });
const option = (name: string) => page.getByRole('option', { name, exact: true });

// (action: Use the command palette)
describe('The command palette', () => {
  test('opens a section of the restaurant after a few letters', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/orders`);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Orders for Trattoria Aurora');
    await keyboard.press('Control+k');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Go to');
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName('Go to');
    await field.fill('instr');
    await expect.element(option('Instructions')).toBeVisible();
    // the selected option has a different background
    const ground = () => getComputedStyle(option('Instructions').element()).backgroundColor;
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await keyboard.press('Enter');
    await expect.poll(address).toBe(`${aurora}?panel=instructions#voice-ai`);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  // (rule: greeting)
  test('finds both greetings by their name', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/orders`);
    await expect.element(page.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
    await keyboard.press('Control+k');
    await field.fill('greeting');
    await expect
      .poll(() => page.getByRole('option').texts())
      .toEqual(['First message (greeting)', 'Greeting stage of the conversation flow']);
    await option('Greeting stage of the conversation flow').click();
    await expect.element(page.getByRole('group', { name: 'Conversation flow' })).toHaveFocus();
    await expect
      .element(page.getByRole('group', { name: 'Greeting' }).getByLabelText('Messages'))
      .toBeVisible();
  });

  test('finds every restaurant on any page, and returns focus', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const opener = page.getByRole('button', { name: 'Go to…' });
    await opener.click();
    await field.fill('saffron');
    await option('Saffron House').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();

    await opener.click();
    await keyboard.press('Escape');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('loads the dishes when it opens, and opens the row of a dish', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/orders`);
    await expect.element(page.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
    const calls = app.calls();
    await keyboard.press('Control+k');
    await field.fill('tiramisu');
    await expect.element(option('Tiramisù')).toBeVisible();
    expect(calls).toContain('GET /api/companies/restaurants/trattoria-aurora/menu');
    await keyboard.press('Enter');
    await expect.element(page.getByText('1 item found')).toBeVisible();
    const row = page.getByRole('group', { name: 'Items found' }).css('li[data-index]');
    await expect.element(row).toHaveFocus();
    await expect.element(row).toBeInViewport();
  });

  test("opens the row of a dish with a dish's link", async ({ app }) => {
    await app.signInAs('owner', `${aurora}?panel=menu&dish=Tiramis%C3%B9#voice-ai`);
    const row = page.getByRole('group', { name: 'Items found' }).css('li[data-index]');
    await expect.element(row).toHaveFocus();
    await expect.element(row).toBeInViewport();
  });

  test('links to searches of the menu and the orders if these are not loaded', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/subscription`);
    app.fault('always GET /api/companies/restaurants/trattoria-aurora/menu 500');
    await expect.element(page.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
    await keyboard.press('Control+k');
    await expect.element(page.getByText("Couldn't load dishes")).toBeVisible();
    app.repair();
    await field.fill('tiramis');
    await expect.element(option('Search orders for “tiramis”')).toBeVisible();
    await expect.element(option('Search the menu for “tiramis”')).toBeVisible();
    await keyboard.press('Enter');
    await expect.poll(address).toBe(`${aurora}?panel=menu&dish=tiramis#voice-ai`);
    await expect.element(page.getByText('1 item found')).toBeVisible();

    await keyboard.press('Control+k');
    await field.fill('#9999');
    await option('Search orders for “#9999”').click();
    await expect.element(page.getByRole('searchbox')).toHaveValue('#9999');
  });

  test('says that nothing matches', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await keyboard.press('Control+k');
    await field.fill('zzz');
    await expect.element(page.getByText(/^No results\./)).toBeVisible();
  });
});
