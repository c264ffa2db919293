import { setDate } from '#tests/support/screen/clock.ts';
import { colorOf } from '#tests/support/screen/colors.ts';
import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';
const subscription = () => page.getByRole('region', { name: 'Subscription' });
const figures = (text: string) =>
  [...text.matchAll(/[\d,]+/g)].map(([figure]) => Number(figure.replace(',', '')));

describe("A company's subscription", () => {
  test('shows plan, role, and when the minutes were last checked', async ({ app }) => {
    await app.enter('a signed-in staff member of a company', companyPage);
    await expect.element(definitionOf('Current plan', subscription())).toHaveTextContent('Standard');
    await expect.element(definitionOf('Your role', subscription())).toHaveTextContent('staff');
    await expect
      .element(definitionOf('Minutes last checked', subscription()))
      .toHaveTextContent('Jan 15, 2026, 1:30 PM');
  });

  test('shows the used minutes as numbers, a ring, and a bar', async ({ app }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    const section = subscription();
    await expect.element(section.getByText('570 minutes left', { exact: true })).toBeVisible();
    await expect.element(section.getByText('930 of 1,500 minutes used', { exact: true })).toBeVisible();
    await expect.element(section.css('svg text')).toHaveTextContent('62%');
    const bar = section.getByRole('progressbar', { name: 'Minutes used' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '62');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '62 percent');
  });

  for (const { company, total, level, color, from, to } of [
    { company: 'saffron-house', total: 8000, level: 'Within plan', color: 'green', from: 0, to: 60 },
    {
      company: 'trattoria-aurora',
      total: 200,
      level: 'More than 60% used',
      color: 'amber',
      from: 60,
      to: 80,
    },
    {
      company: 'blue-door-diner',
      total: 30,
      level: /Running low|All minutes used|Over the plan/,
      color: 'red',
      from: 80,
      to: Infinity,
    },
  ] as const) {
    test(`shows '${String(level)}' in ${color} for ${company}, which used more than ${from}% and up to ${to}%`, async ({
      app,
    }) => {
      await app.signInAs('owner', `/company/${company}`);
      const section = subscription();
      await expect.element(section.getByText(level)).toHaveStyle({ color: colorOf(color) });
      const mark = colorOf(color, 'mark');
      const bar = section.getByRole('progressbar', { name: 'Minutes used' });
      await expect.element(bar.css('div')).toHaveStyle({ backgroundColor: mark });
      // the second circle, above the track
      await expect.element(section.css('svg circle').nth(1)).toHaveStyle({ stroke: mark });

      const usage = section.getByText(/^[\d,]+ of [\d,]+ minutes used$/);
      const [used = 0, credits = 0] = figures((await usage.findElement()).textContent);
      const [percent = 0] = figures((await bar.findElement()).ariaValueText ?? '');
      expect(credits).toBe(total);
      expect(percent).toBe(Math.round((used / credits) * 100));
      expect((used / credits) * 100).toBeGreaterThan(from);
      expect((used / credits) * 100).toBeLessThanOrEqual(to);
      await expect.element(section.css('svg text')).toHaveTextContent(`${percent}%`);
    });
  }

  for (const { role, nextStep } of [
    { role: 'owner', nextStep: 'To get minutes, change the plan under Manage Subscription.' },
    {
      role: 'staff',
      nextStep: 'To get minutes, ask an owner or admin to change the plan.',
    },
  ]) {
    test(`tells ${role} what to do when the plan has no minutes`, async ({ app }) => {
      await app.enter('a signed-in owner of a company', '/dashboard');
      const company = {
        id: 'company-1',
        name: 'Trattoria Aurora',
        elevenLabsAgentIds: [],
        openaiAgentIds: [],
      };
      app.answer('GET /api/companies/company-1', { ...company, role });
      app.open(companyPage);
      const section = subscription();
      await expect.element(section.getByText("Your plan doesn't include minutes")).toBeVisible();
      await expect.element(section.getByText(nextStep)).toBeVisible();
      await expect.element(section.getByText('Within plan')).not.toBeInTheDocument();
      await expect.element(section.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 percent');
      await expect.element(definitionOf('Minutes last checked', section)).toHaveTextContent('Not yet');
    });
  }

  for (const [company, role] of [
    ['trattoria-aurora', 'owner'],
    ['saffron-house', 'admin'],
  ]) {
    test(`can be managed by an ${role}`, async ({ app }) => {
      await app.signInAs('owner', `/company/${company}`);
      await expect.element(definitionOf('Your role', subscription())).toHaveTextContent(role);
      await subscription().getByRole('link', { name: 'Manage Subscription' }).click();
      await expect.poll(address).toBe(`/company/${company}/subscription`);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Company' }).click();
      await expect.poll(address).toBe(`/company/${company}`);
    });
  }

  test('cannot be managed by staff', async ({ app }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    await expect.element(definitionOf('Your role', subscription())).toHaveTextContent('staff');
    await expect.element(page.getByRole('link', { name: 'Manage Subscription' })).not.toBeInTheDocument();
  });

  test('recalculates the minutes call by call and shows how', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const section = subscription();
    await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect
      .element(section.getByRole('status'))
      .toMatchTextContent('Minutes recalculated successfully!');

    const showAll = section.getByRole('button', { name: /^Show all \d+: Usage breakdown$/ });
    const rows = section.getByRole('table', { name: 'Usage breakdown' }).css('tbody tr');
    await expect.element(rows).toHaveLength(5);
    await showAll.click();
    await expect.poll(() => rows.length).toBeGreaterThan(10);
    let sum = 0;
    for (const row of rows.elements()) {
      const cells = Array.from(row.querySelectorAll('td'), (cell) => Number(cell.textContent));
      const [seconds = NaN, minutes, runningTotal] = cells;
      expect(minutes).toBe(Math.ceil(seconds / 60));
      sum += minutes ?? NaN;
      expect(runningTotal).toBe(sum);
    }
    expect(sum).toBeGreaterThan(0);
    await expect.element(section.getByText(`${sum} of 200 minutes used`, { exact: true })).toBeVisible();
    await expect
      .element(section.getByText(new RegExp(`^Usage breakdown: \\d+ calls, ${sum} minutes$`)))
      .toBeVisible();
  });

  test('shows the time of the recalculation', async ({ app }) => {
    setDate('2026-01-22T17:00:00.000Z');
    await app.enter('a company with calls', companyPage);
    const checked = definitionOf('Minutes last checked', subscription());
    await expect.element(checked).toHaveTextContent('Jan 15, 2026, 1:30 PM');
    await subscription().getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect.element(checked).toHaveTextContent('Jan 22, 2026, 12:00 PM');
    await expect.element(subscription().getByText('1,498 minutes left', { exact: true })).toBeVisible();
  });

  test('updates the overview after a recalculation', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const overview = page.getByRole('region', { name: 'Today and yesterday' });
    const section = subscription();
    await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect.element(section.getByText(/^Usage breakdown:/)).toBeVisible();
    const { textContent: left } = await section.getByText(/minutes left$/).findElement();
    await expect.element(overview.getByRole('link', { name: /minutes left$/ })).toHaveTextContent(left);
  });

  test('counts a call without an end as 0', async ({ app }) => {
    await app.enter('a company with calls', companyPage);
    const section = subscription();
    await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect.element(section.getByText(/^[\d,]+ billed; 2 counted from 1 ended call$/)).toBeVisible();
    await expect.element(section.getByText('Usage breakdown: 2 calls, 2 minutes')).toBeVisible();
    // one call of 72 seconds, one without an end
    const rows = section.css('tbody tr');
    await expect
      .poll(() => rows.filter({ hasText: '1:30 PM' }).getByRole('cell').texts())
      .toEqual(['72', '2', expect.stringMatching(/\d/)]);
    await expect
      .poll(() => rows.filter({ hasText: '2:05 PM' }).getByRole('cell').texts())
      .toEqual(['0', '0', expect.stringMatching(/\d/)]);
  });

  for (const failure of ['500', 'offline', 'malformed']) {
    test(`shows 'Error recalculating minutes' (${failure}) and can be retried`, async ({ app }) => {
      await app.signInAs('owner', '/company/trattoria-aurora');
      const section = subscription();
      const { textContent: before } = await section
        .getByText(/minutes used$/)
        .first()
        .findElement();
      app.fault(`always GET /api/companies/:id/calls ${failure}`);
      await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
      await expect.element(section.getByRole('alert')).toMatchTextContent('Error recalculating minutes');
      await expect.element(section.getByText(/minutes used$/).first()).toHaveTextContent(before);

      app.repair();
      await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
      await expect
        .element(section.getByRole('status'))
        .toMatchTextContent('Minutes recalculated successfully!');
      await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
    });
  }
});
