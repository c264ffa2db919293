import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { showTab } from '#tests/support/screen/tab.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('A toast', () => {
  test('that arrives while the tab is hidden waits until it is visible', async ({ app }) => {
    stopClock();
    await app.enter('a company with orders', '/company/company-1/orders');
    await page.getByRole('button', { name: 'Delete order 1042' }).click();
    const release = app.hold('DELETE /api/companies/company-1/orders');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete order' }).click();
    showTab(false);
    release();
    const toast = page.getByRole('status').filter({ hasText: 'Order 1042 deleted' });
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
