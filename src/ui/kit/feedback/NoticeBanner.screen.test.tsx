import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

describe('A result message', () => {
  test('appears in an existing live region and disappears when dismissed', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const section = page.getByRole('region', { name: 'Details' });
    await section.getByRole('textbox', { name: 'First name' }).fill('Julia');
    // role locators skip elements without a box
    const region = section.css('[role=status]').element();
    expect(region.textContent).toBe('');

    await section.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => region.textContent).toMatch(/saved|updated/i);
    // dismiss by keyboard, so that focus returns to where it was
    section.getByRole('button', { name: 'Dismiss' }).element().focus();
    await keyboard.press('Enter');
    await expect.poll(() => region.textContent).toBe('');
    expect(region.isConnected).toBe(true);
    await expect.element(section.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  });
});
