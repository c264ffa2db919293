import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { openDeleteDialog, cardMenu } from '#tests/support/screen/deleteRestaurant.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const SAFFRON = '/api/companies/restaurants/saffron-house';
const MISMATCH = 'Text doesn\'t match. Please type "Saffron House" exactly.';

function deletion() {
  const dialog = page.getByRole('dialog', { name: 'Delete Restaurant' });
  return {
    dialog,
    name: dialog.getByRole('textbox'),
    confirm: dialog.getByRole('button', { name: /^Delet/ }),
    keep: dialog.getByRole('button', { name: 'Keep restaurant' }),
    close: dialog.getByRole('button', { name: 'Close' }),
  };
}

describe('Deleting a restaurant', () => {
  test('accepts the name in upper or lower case, and rejects other text', async ({ app }) => {
    await app.signInAs('owner');
    await openDeleteDialog('Saffron House');
    const { dialog, name, confirm } = deletion();
    await expect.element(name).toHaveFocus();
    await expect.element(confirm).toBeDisabled();
    await name.fill('Saffron');
    await expect.element(confirm).toBeDisabled();
    await name.press('Tab');
    await expect.element(name).toHaveAccessibleDescription(MISMATCH);
    await name.fill(' SAFFRON house ');
    await expect.element(dialog.getByText(MISMATCH)).not.toBeInTheDocument();
    await expect.element(confirm).toBeEnabled();
    await name.fill('Saffron House 2');
    await expect.element(name).toHaveAccessibleDescription(MISMATCH);
    await expect.element(confirm).toBeDisabled();
  });

  test('from its page shows the message for 5 s and opens the dashboard after 2 s', async ({ app }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await page.getByRole('button', { name: 'Delete Restaurant' }).click();
    const { dialog, name, confirm } = deletion();
    await name.fill('Saffron House');
    stopClock();
    await confirm.click();
    const message = page.getByText('Saffron House was deleted successfully');
    await expect.element(message).toBeVisible();
    const gone = dialog.getByRole('status');
    await expect.element(gone).toHaveFocus();
    // the focus ring, 3 px with a 2 px gap, is not clipped
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? NaN;
    expect(
      top(gone.element()) - top(gone.element().closest('.MuiDialogContent-root')),
    ).toBeGreaterThanOrEqual(5);

    await advanceClock(1500);
    await expect.poll(address).toBe('/company/saffron-house');
    await advanceClock(500);
    await expect.poll(address).toBe('/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Saffron House/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').filter({ has: message })).toBeVisible();
    await advanceClock(3000);
    await expect.element(message).not.toBeInTheDocument();
  });

  test('works by keyboard alone', async ({ app }) => {
    await app.signInAs('owner');
    const opener = cardMenu('Saffron House');
    const item = page.getByRole('menuitem', { name: 'Delete restaurant' });
    await expect.element(opener).toBeVisible();
    await opener.focus();
    await keyboard.press('Enter');
    await expect.element(item).toHaveFocus();
    await keyboard.press('Enter');
    const { dialog, name, confirm } = deletion();
    await expect.element(name).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleDescription(/^This permanently deletes .* for everyone\.$/);
    await keyboard.press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();

    await keyboard.press('Enter');
    await expect.element(item).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(name).toHaveFocus();
    await keyboard.type('saffron house');
    await tabTo(confirm);
    await keyboard.press('Enter');
    await expect.element(page.getByText('Saffron House was deleted successfully')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toHaveFocus();
  });

  test("shows 'Deleting...' while waiting, and sends one request for two clicks", async ({ app }) => {
    await app.signInAs('owner');
    await openDeleteDialog('Saffron House');
    const { dialog, name, confirm } = deletion();
    await name.fill('Saffron House');
    const writes = app.writes();
    const release = app.hold(`DELETE ${SAFFRON}`);
    await confirm.dblClick();
    await expect.element(confirm).toHaveTextContent('Deleting...');
    await keyboard.press('Escape');
    await expect.element(dialog).toBeVisible();
    release();
    await expect.element(page.getByText('Saffron House was deleted successfully')).toBeVisible();
    expect(writes).toEqual([`DELETE ${SAFFRON}`]);
  });
});

describe('A failed deletion', () => {
  test('is shown in red for 5 s, logged, and can be retried', async ({ app }) => {
    await app.signInAs('owner');
    app.fault(`DELETE ${SAFFRON} 500 The kitchen is on fire`);
    await openDeleteDialog('Saffron House');
    const { dialog, name, confirm } = deletion();
    await name.fill('Saffron House');
    stopClock();
    await confirm.click();
    const message = page.getByRole('alert').filter({ hasText: 'Error: The kitchen is on fire' });
    await expect.element(message).toBeVisible();
    expect(app.messages.warn.join()).toContain('The kitchen is on fire');
    await expect.element(dialog).toBeVisible();
    await expect.element(name).toHaveValue('Saffron House');
    await advanceClock(4000);
    await expect.element(message).toBeVisible();
    await advanceClock(1000);
    await expect.element(message).not.toBeInTheDocument();

    await confirm.click();
    await expect.element(page.getByText('Saffron House was deleted successfully')).toBeVisible();
  });
});

describe('A user without permission to delete a restaurant', () => {
  test('sees who has permission, without a confirmation field', async ({ app }) => {
    await app.signInAs('owner');
    await openDeleteDialog('Blue Door Diner');
    const { dialog, name, confirm, keep, close } = deletion();
    await expect
      .element(dialog.getByText('Only an owner or admin can delete Blue Door Diner.'))
      .toBeVisible();
    await expect.element(name).not.toBeInTheDocument();
    await expect.element(confirm).not.toBeInTheDocument();
    await expect.element(keep).not.toBeInTheDocument();
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cardMenu('Blue Door Diner')).toHaveFocus();
  });

  test("is recognized on the restaurant's page without another request", async ({ app }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await expect.element(page.getByRole('button', { name: 'Delete Restaurant' })).toBeVisible();
    const calls = app.calls();
    await page.getByRole('button', { name: 'Delete Restaurant' }).click();
    await expect.element(deletion().name).toHaveFocus();
    expect(calls.filter((call) => call === 'GET /api/companies/saffron-house')).toEqual([]);
  });
});
