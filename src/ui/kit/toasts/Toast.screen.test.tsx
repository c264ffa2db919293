import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { openDeleteDialog } from '#tests/support/screen/deleteRestaurant.ts';
import { showTab } from '#tests/support/screen/tab.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('A toast', () => {
  test('that appears in a hidden tab stays until the tab is visible', async ({ app }) => {
    await app.signInAs('owner');
    await openDeleteDialog('Saffron House');
    const dialog = page.getByRole('dialog', { name: 'Delete Restaurant' });
    await dialog.getByRole('textbox').fill('Saffron House');
    stopClock();
    app.fault('DELETE /api/companies/restaurants/saffron-house 409 Orders are open');
    showTab(false);
    await dialog.getByRole('button', { name: 'Delete restaurant' }).click();
    const toast = page.getByText('Error: Orders are open');
    await expect.element(toast).toBeVisible();
    await advanceClock(60_000);
    await expect.element(toast).toBeVisible();

    showTab(true);
    await advanceClock(4999);
    await expect.element(toast).toBeVisible();
    await advanceClock(1);
    await expect.element(toast).not.toBeInTheDocument();
  });
});
