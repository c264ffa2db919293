import { openDeleteDialog } from '#tests/support/screen/deleteRestaurant.ts';
import { describe, expect, page, test, type App, type Locator } from '#tests/support/screen/test.ts';
import { crashText } from '../texts/crashText.ts';

/**
 * Makes the section of a field crash, as after an extension changed the page: React can't remove an error
 * message that is already gone.
 */
async function crash(app: App, field: Locator, wrong: string, message: Locator, right: string) {
  await field.fill(wrong);
  await field.press('Enter');
  await expect.element(message).toBeVisible();
  message.element().remove();
  await field.fill(right);
  await expect.poll(() => app.messages.error.join()).toContain('removeChild');
  app.messages.error.splice(0);
}

// (see rule: crashes)
describe('On a page changed by an extension', () => {
  test('a crashed section restarts, then shows a message, and the other sections stay', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const section = page.getByRole('region', { name: 'Details' });
    const field = section.getByRole('textbox', { name: 'First name' });
    const message = section.getByText('First name is required', { exact: true });
    await page.getByRole('textbox', { name: 'Current password' }).fill('Good evening');
    await crash(app, field, ' ', message, 'Julia');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await crash(app, field, ' ', message, 'Julia');
    await expect.element(page.getByRole('alert')).toHaveTextContent(crashText.section);
    await expect.element(page.getByRole('textbox', { name: 'Current password' })).toHaveValue('Good evening');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(field).toHaveValue('Julia');
  });

  test('a crashed dialog restarts, then shows a message that can be closed', async ({ app }) => {
    await app.signInAs('owner');
    await openDeleteDialog('Saffron House');
    const dialog = page.getByRole('dialog', { name: 'Delete Restaurant' });
    const field = dialog.getByRole('textbox');
    const message = dialog.getByText(/^Text doesn't match/);
    await crash(app, field, 'Saffron', message, 'Saffron House');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await crash(app, field, 'Saffron', message, 'Saffron House');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(crashText.dialog);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test('a crashed part of a public page restarts, then shows a message', async ({ app }) => {
    app.open('/demos/museum');
    const museums = page.getByRole('region', { name: 'Museums', exact: true });
    const first = museums.getByRole('listitem').first();
    const search = page.getByRole('searchbox');
    const alert = page.getByRole('alert').filter({ hasText: crashText.section });
    for (const crashes of [1, 2]) {
      await search.fill('');
      await expect.element(museums.getByRole('status')).toHaveTextContent('44 museums');
      first.element().remove();
      await search.fill('renwick gallery');
      await expect.poll(() => app.messages.error.join()).toContain('removeChild');
      app.messages.error.splice(0);
      await expect.element(alert).toHaveLength(crashes - 1);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(museums.getByRole('listitem')).toHaveLength(1);
  });
});
