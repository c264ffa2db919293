import { DESSERTS, button, dialog, openPanel } from '#tests/support/screen/menuPanel.ts';
import { address, describe, expect, keyboard, page, test, type Locator } from '#tests/support/screen/test.ts';
import { vi } from 'vitest';

const aurora = '/company/trattoria-aurora';

/** Types into a field as an input method does, until just before the key that ends the composition. */
function compose(field: Locator, text: string): HTMLInputElement {
  const input = field.element() as HTMLInputElement;
  input.focus();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  return input;
}

/** Presses a key. Returns whether the app left the key to the input method. */
const press = (input: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true, ...init }),
  );

const endComposition = (input: HTMLElement) =>
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));

// (rule: input methods)
describe('While an input method composes', () => {
  test('Enter adds no alias until the composition has ended', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const form = dialog('New item in Desserts');
    const field = form.getByRole('textbox', { name: 'Aliases' });
    const input = compose(field, 'てりやき');
    const chips = form.getByRole('button', { name: /^Remove alias/ });
    expect(press(input, 'Enter')).toBe(true);
    // Chrome on a Mac
    expect(press(input, 'Enter', { keyCode: 229 })).toBe(true);
    // Safari sends the key after the composition has ended
    endComposition(input);
    expect(press(input, 'Enter', { isComposing: false, keyCode: 229 })).toBe(true);
    expect(chips.elements()).toHaveLength(0);
    await keyboard.press('Enter');
    await expect.element(form.getByRole('button', { name: 'Remove alias てりやき' })).toBeVisible();
  });

  test('Escape keeps a dialog open, and Ctrl+Enter does not save it', async ({ app }) => {
    await openPanel(app);
    const calls = app.calls();
    await button('New item').click();
    const form = dialog('New item in Desserts');
    const input = compose(form.getByLabelText('Name'), '照り焼き');
    press(input, 'Escape');
    press(input, 'Enter', { ctrlKey: true });
    await expect.element(form.getByLabelText('Name')).toHaveValue('照り焼き');
    expect(calls).not.toContain(`POST ${DESSERTS}/items`);
    expect(form.getByRole('alert').elements()).toHaveLength(0);
  });

  test('Enter and Escape do not act on the palette, and Ctrl+K does not open it', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/orders`);
    const search = page.getByRole('searchbox', { name: /orders/i });
    await expect.element(search).toBeVisible();
    press(compose(search, 'ど'), 'k', { ctrlKey: true });
    const field = page.getByRole('combobox', { name: 'Go to' });
    expect(field.elements()).toHaveLength(0);
    endComposition(search.element() as HTMLElement);
    await keyboard.press('Control+k');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    const input = compose(field, 'dash');
    press(input, 'Enter');
    press(input, 'Escape');
    await expect.element(field).toBeVisible();
    expect(address()).toContain('/orders');
  });

  test('in Safari, the key that ended the composition adds no alias, and the next key does', async ({
    app,
  }) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    await openPanel(app);
    await button('New item').click();
    const form = dialog('New item in Desserts');
    const input = compose(form.getByRole('textbox', { name: 'Aliases' }), '寿司');
    endComposition(input);
    expect(press(input, 'Enter', { isComposing: false, keyCode: 13 })).toBe(true);
    expect(form.getByRole('button', { name: /^Remove alias/ }).elements()).toHaveLength(0);
    expect(press(input, 'Enter', { isComposing: false, keyCode: 13 })).toBe(false);
    await expect.element(form.getByRole('button', { name: 'Remove alias 寿司' })).toBeVisible();
  });

  test('on Android, Enter right after a word adds the alias', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const form = dialog('New item in Desserts');
    const input = compose(form.getByRole('textbox', { name: 'Aliases' }), 'pizza');
    endComposition(input);
    expect(press(input, 'Enter', { isComposing: false, keyCode: 13 })).toBe(false);
    await expect.element(form.getByRole('button', { name: 'Remove alias pizza' })).toBeVisible();
  });
});
