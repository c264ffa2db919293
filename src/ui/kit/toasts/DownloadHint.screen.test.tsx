import { vi } from 'vitest';
import { nextDownload } from '#tests/support/screen/downloads.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 358.0';

// (rule: dropped downloads)
describe('In a browser inside another app', () => {
  test('an export says which browser to use if nothing happens', async ({ app }) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
    await app.signInAs('owner', '/company/trattoria-aurora');
    const saved = nextDownload();
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await saved;
    await expect
      .element(page.getByText(/^Saving .*\.csv\. If nothing happens, open this page in Safari or Chrome\.$/))
      .toBeVisible();
  });

  test('the calendar download refers to the invitation in the email', async ({ app }) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
    app.open('/bookingconfirmed?name=Ada+Rossi&date=2026-03-05&time=1%3A00+PM');
    const saved = nextDownload();
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    await saved;
    await expect
      .element(
        page.getByText('Saving the calendar file. If nothing happens, use the invitation in your email.'),
      )
      .toBeVisible();
  });
});
