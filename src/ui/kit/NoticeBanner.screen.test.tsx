import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('A message about what was done', () => {
  test('comes into a region that was there before, and leaves it when it is dismissed', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const section = page.getByRole('region', { name: 'Details' });
    await section.getByRole('textbox', { name: 'First name' }).fill('Julia');
    // locators by role pass over what has no box
    const region = section.css('[role=status]').element();
    expect(region.textContent).toBe('');

    await section.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => region.textContent).toMatch(/saved|updated/i);
    await section.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => region.textContent).toBe('');
    expect(region.isConnected).toBe(true);
  });
});
