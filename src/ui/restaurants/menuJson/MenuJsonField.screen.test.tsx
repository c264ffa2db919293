import { openForm, question } from '#tests/support/screen/restaurantForm.ts';
import type { App } from '#tests/support/screen/App.tsx';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

/** Opens the JSON field in the last step of a new restaurant. */
async function openMenuJson(app: App) {
  const form = await openForm(app);
  await form.at('Menu JSON');
  return form;
}

/** Returns the text of the editor's lines. */
const linesOf = () =>
  page
    .css('.cm-line')
    .elements()
    .map(({ textContent }) => textContent);

describe('Menu JSON', () => {
  test('shows the line and column of a syntax error', async ({ app }) => {
    const { field } = await openMenuJson(app);
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

  test('is formatted by Format JSON when valid, and unchanged otherwise', async ({ app }) => {
    const { field, button } = await openMenuJson(app);
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

  test('can start with a sample, and prompts before replacing text', async ({ app }) => {
    const { field, button, fillIn, at } = await openMenuJson(app);
    await fillIn({ 'Restaurant name': 'Osteria Nina' });
    await at('Menu JSON');
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

  test('has line numbers and can be left with Tab', async ({ app }) => {
    const { dialog, field, button } = await openMenuJson(app);
    await field('Menu JSON').fill('{\n}');
    await expect.element(dialog.css('.cm-lineNumbers')).toMatchTextContent('2');
    await field('Menu JSON').press('Tab');
    await expect.element(button('Format JSON')).toHaveFocus();
    await keyboard.press('Shift+Tab');
    await expect.element(field('Menu JSON')).toHaveFocus();
  });
});
