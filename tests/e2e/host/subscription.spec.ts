import type { Page } from '@playwright/test';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' });
const figures = (text: string) =>
  [...text.matchAll(/[\d,]+/g)].map(([figure]) => Number(figure.replace(',', '')));

test.describe('Subscription of a company', () => {
  test('shows plan, own role and when the minutes were last checked', async ({ app, page }) => {
    await app.enter('a signed-in staff member of a company', companyPage);
    await expect(fact(subscription(page), 'Current plan')).toHaveText('Standard');
    await expect(fact(subscription(page), 'Your role')).toHaveText('staff');
    await expect(fact(subscription(page), 'Minutes last checked')).toHaveText('Jan 15, 2026');
  });

  test('shows the use of minutes as figures, as a ring and as a bar', async ({ app, page }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    const section = subscription(page);
    await expect(section.getByText('930 of 1,500 minutes used', { exact: true })).toBeVisible();
    await expect(section.getByRole('img', { name: '62 percent: 930 of 1,500 minutes used' })).toBeVisible();
    await expect(section.getByRole('progressbar', { name: 'Minutes used' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  });

  for (const { company, total, level, from, to } of [
    { company: 'saffron-house', total: 8000, level: 'Within plan', from: 0, to: 60 },
    { company: 'trattoria-aurora', total: 200, level: 'Running low', from: 60, to: 80 },
    { company: 'blue-door-diner', total: 30, level: /Almost used up|Over the plan/, from: 80, to: Infinity },
  ]) {
    test(`says '${String(level)}' of ${company}, which has used above ${from} and up to ${to} %`, async ({
      app,
      page,
    }) => {
      await app.signInAs('owner', `/company/${company}`);
      const section = subscription(page);
      await expect(section.getByText(level)).toBeVisible();

      const ring = section.getByRole('img', { name: /percent/ });
      const [percent = 0, used = 0, credits = 0] = figures((await ring.getAttribute('aria-label')) ?? '');
      expect(credits).toBe(total);
      expect(percent).toBe(Math.round((used / credits) * 100));
      expect((used / credits) * 100).toBeGreaterThan(from);
      expect((used / credits) * 100).toBeLessThanOrEqual(to);
      await expect(ring).toContainText(`${percent}%`);
    });
  }

  for (const { persona, company, role } of [
    { persona: 'owner', company: 'trattoria-aurora', role: 'owner' },
    { persona: 'owner', company: 'saffron-house', role: 'admin' },
  ] as const) {
    test(`is managed by an ${role}`, async ({ app, page }) => {
      await app.signInAs(persona, `/company/${company}`);
      await expect(fact(subscription(page), 'Your role')).toHaveText(role);
      await subscription(page).getByRole('link', { name: 'Manage Subscription' }).click();
      await expect(page).toHaveURL(`/company/${company}/subscription`);
      await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Company' }).click();
      await expect(page).toHaveURL(`/company/${company}`);
    });
  }

  test('is not managed by staff', async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    await expect(fact(subscription(page), 'Your role')).toHaveText('staff');
    await expect(page.getByRole('link', { name: 'Manage Subscription' })).toBeHidden();
  });

  test('recalculates the minutes call by call, and shows how', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const section = subscription(page);
    await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect(section.getByRole('status')).toContainText('Minutes recalculated successfully!');

    const rows = section.getByRole('region', { name: 'Receipt' }).locator('tbody tr');
    expect(await rows.count()).toBeGreaterThan(10);
    let sum = 0;
    for (const cells of await rows.evaluateAll((list) =>
      list.map((row) => Array.from(row.querySelectorAll('td'), (cell) => Number(cell.textContent))),
    )) {
      const [seconds = NaN, minutes, runningTotal] = cells;
      expect(minutes).toBe(Math.ceil(seconds / 60));
      sum += minutes ?? NaN;
      expect(runningTotal).toBe(sum);
    }
    expect(sum).toBeGreaterThan(0);
    await expect(section.getByText(`${sum} of 200 minutes used`, { exact: true })).toBeVisible();
    await expect(section.getByText(new RegExp(`^Receipt: \\d+ calls, ${sum} minutes$`))).toBeVisible();
  });

  test('counts a call without an end as nothing', async ({ app, page }) => {
    await app.enter('a company with calls', companyPage);
    const section = subscription(page);
    await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect(section.getByText('Receipt: 2 calls, 2 minutes')).toBeVisible();
    // one call of 72 seconds, one that never ended
    const rows = section.locator('tbody tr');
    await expect(rows.filter({ hasText: '1:30 PM' }).getByRole('cell')).toHaveText(['72', '2', /\d/]);
    await expect(rows.filter({ hasText: '2:05 PM' }).getByRole('cell')).toHaveText(['0', '0', /\d/]);
  });

  for (const failure of ['500', 'offline', 'malformed']) {
    test(`says 'Error recalculating minutes' (${failure}), and can be asked again`, async ({ app, page }) => {
      await app.signInAs('owner', '/company/trattoria-aurora');
      const section = subscription(page);
      const before = await section
        .getByText(/minutes used$/)
        .first()
        .textContent();
      await app.fault(`always GET /api/companies/:id/calls ${failure}`);
      await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
      await expect(section.getByRole('alert')).toContainText('Error recalculating minutes');
      await expect(section.getByText(/minutes used$/).first()).toHaveText(before ?? '');

      await app.repair();
      await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
      await expect(section.getByRole('status')).toContainText('Minutes recalculated successfully!');
      await expect(section.getByRole('alert')).toBeHidden();
    });
  }
});
