import type { App } from '#tests/support/screen/App.tsx';
import { NEW_RESTAURANT, openForm, question } from '#tests/support/screen/restaurantForm.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const { 'Menu JSON': _menu, ...DETAILS } = NEW_RESTAURANT;

const menuIn = (sent: unknown): unknown => JSON.parse((sent as { menuJson: string }).menuJson);

async function openMenuStep(app: App) {
  const form = await openForm(app);
  const choice = (name: string) => form.dialog.getByRole('radio', { name });
  await form.goTo('Menu and voice');
  return { ...form, file: choice('Import a menu file'), later: choice('Add the menu later') };
}

const upload = async (name: string, text: string) =>
  page.css('input[type=file]').upload(new File([text], name, { type: 'text/csv' }));

describe('The menu of a new restaurant', () => {
  test('must be chosen, and a missing choice is shown', async ({ app }) => {
    const { dialog, submit, fillIn, goTo, later } = await openMenuStep(app);
    await fillIn(DETAILS);
    await goTo('Menu and voice');
    await submit.click();
    const choices = dialog.getByRole('radiogroup', { name: 'Menu' });
    await expect.element(choices).toHaveFocus();
    await expect
      .element(choices)
      .toHaveAccessibleDescription('Menu JSON is required. Choose one of the options.');
    await later.click();
    await expect.element(choices).toHaveAttribute('aria-invalid', 'false');
    const sent = app.sent('/api/companies/restaurants/create');
    await submit.click();
    expect(menuIn(await sent)).toEqual({
      businessName: 'Osteria Nina',
      contactInformation: {
        address: '1 Lake Street, Ithaca, NY 14850, USA',
        phone: '+1 (607) 555-0100',
        email: 'ciao@osteria-nina.example',
      },
      menu: { appetizers: [], entrees: [], desserts: [], beverages: [] },
    });
  });

  test('can come from a file, and lists the skipped rows', async ({ app }) => {
    const { dialog, submit, fillIn, goTo, file, field, button } = await openMenuStep(app);
    await fillIn(DETAILS);
    await goTo('Menu and voice');
    await file.click();
    await expect.element(button('Choose file')).toBeVisible();
    await upload(
      'menu.csv',
      'Category,Item,Price\nPizza,Diavola,14\nPizza,Marinara,12\nSoups,,7\nSoups,Minestrone,8',
    );
    await expect.element(dialog.getByText('menu.csv: 3 items in 2 categories')).toBeVisible();
    await expect.element(dialog.getByText('Line 4: The item has no name.')).toBeVisible();
    await button('Advanced').click();
    await expect.element(field('Menu JSON')).toMatchTextContent('"Diavola"');
    const sent = app.sent('/api/companies/restaurants/create');
    await submit.click();
    expect(menuIn(await sent)).toMatchObject({
      businessName: 'Osteria Nina',
      menu: {
        Pizza: [{ name: 'Diavola', price: 14 }, { name: 'Marinara' }],
        Soups: [{ name: 'Minestrone' }],
      },
    });
  });

  test('prompts before replacing text written by hand', async ({ app }) => {
    const { dialog, later, at } = await openMenuStep(app);
    await (await at('Menu JSON')).fill('{"mine": true}');
    await expect.element(dialog.getByText('Using your own menu JSON.')).toBeVisible();
    await later.click();
    const asked = question('Replace the menu?');
    await asked.answer('Keep my menu');
    await expect.element(later).not.toBeChecked();
    await expect.element(await at('Menu JSON')).toHaveTextContent('{"mine": true}');
    await later.click();
    await asked.answer('Replace');
    await expect.element(later).toBeChecked();
  });
});
