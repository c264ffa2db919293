import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { panels } from '#tests/support/screen/panels.ts';
import { showTab } from '#tests/support/screen/tab.ts';
import { CONFIG, field, openPanel } from '#tests/support/screen/telephonyPanel.ts';
import type { App } from '#tests/support/screen/App.tsx';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const COMPANY = '/api/companies/company-1';
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function awayFor(milliseconds: number, whileAway = async () => {}): Promise<void> {
  showTab(false);
  await whileAway();
  await advanceClock(milliseconds);
  showTab(true);
}

/** Saves an after-hours message as another user. */
async function saveElsewhere(app: App, afterHoursMessage: string): Promise<void> {
  const config = (await (await app.call('GET', CONFIG)).json()) as { readonly callHandling: object };
  await app.call('PUT', CONFIG, { ...config, callHandling: { ...config.callHandling, afterHoursMessage } });
}

describe("Returning to a restaurant's tab", () => {
  test('shows changes by other users after ten seconds, and reloads nothing earlier', async ({ app }) => {
    stopClock();
    await app.enter('a signed-in owner of a company', '/company/company-1');
    await expect.element(title('Trattoria Aurora')).toBeVisible();
    const calls = app.calls();
    await awayFor(9000);
    expect(calls).not.toContain(`GET ${COMPANY}`);
    app.answer(`GET ${COMPANY}`, { id: 'company-1', name: 'Trattoria Alba', role: 'owner' });
    await awayFor(10_000);
    await expect.element(title('Trattoria Alba')).toBeVisible();
    expect(calls).toContain(`GET ${COMPANY}/calls`);
  });

  test("keeps edits next to other users' changes", async ({ app }) => {
    stopClock();
    await openPanel(app);
    await field('Busy message').fill('Un momento.');
    await awayFor(10_000, () => saveElsewhere(app, 'We open at noon.'));
    await expect.element(field('After-hours message')).toHaveValue('We open at noon.');
    await expect.element(field('Busy message')).toHaveValue('Un momento.');
    await expect.element(panels.getByRole('alert')).not.toBeInTheDocument();
  });

  test("shows the new day's calls after midnight", async ({ app }) => {
    stopClock('2026-01-22T23:57:00');
    await app.enter('a company with calls', '/profile');
    const startedAt = new Date().toISOString();
    app.answer(`GET ${COMPANY}/calls`, {
      phoneNumbers: [
        {
          phoneNumberId: 'bar',
          phoneNumber: '+12125550142',
          calls: [{ id: 'late', startedAt, messages: [] }],
        },
      ],
    });
    app.open('/company/company-1');
    const cells = () =>
      page
        .getByRole('region', { name: 'Today and yesterday' })
        .getByRole('row', { name: 'Calls' })
        .getByRole('cell')
        .texts();
    await expect.poll(cells).toEqual(['1', '0']);
    await advanceClock(6 * 60_000);
    await expect.poll(cells).toEqual(['0', '1']);
  });
});
