import { colorOf } from '#tests/support/screen/colors.ts';
import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';
const subscription = () => page.getByRole('region', { name: 'Subscription' });

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
    await expect.element(section.getByText('More than 60% used')).toHaveStyle({ color: colorOf('amber') });
    const stroke = colorOf('amber', 'mark');
    // the second circle, which is above the track
    await expect.element(section.css('svg circle').nth(1)).toHaveStyle({ stroke });
    const bar = section.getByRole('progressbar', { name: 'Minutes used' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '62');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '62 percent');
  });

  test('can be managed by an admin', async ({ app }) => {
    await app.signInAs('owner', '/company/saffron-house');
    await expect.element(definitionOf('Your role', subscription())).toHaveTextContent('admin');
    await subscription().getByRole('link', { name: 'Manage Subscription' }).click();
    await expect.poll(address).toBe('/company/saffron-house/subscription');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect.poll(address).toBe('/company/saffron-house');
  });

  test('cannot be managed by staff', async ({ app }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    await expect.element(definitionOf('Your role', subscription())).toHaveTextContent('staff');
    await expect.element(page.getByRole('link', { name: 'Manage Subscription' })).not.toBeInTheDocument();
  });

  test('recalculates the minutes, and lists them call by call', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const section = subscription();
    await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect
      .element(section.getByRole('status'))
      .toMatchTextContent('Minutes recalculated successfully!');

    await section.getByRole('link', { name: 'See the usage breakdown' }).click();
    const receipt = page.getByRole('region', { name: 'Usage breakdown' });
    await expect.element(receipt).toHaveFocus();
    const showAll = receipt.getByRole('button', { name: /^Show all \d+: Usage breakdown$/ });
    const rows = receipt.getByRole('table', { name: 'Usage breakdown' }).css('tbody tr');
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
      .element(receipt.getByText(`; ${sum} counted from ${rows.length} calls`, { exact: false }))
      .toBeVisible();
    await expect.element(receipt.getByText("6 calls of unknown length aren't counted.")).toBeVisible();
  });

  test('explains the recalculated minutes', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    await subscription().getByRole('button', { name: 'Recalculate Minutes' }).click();
    const receipt = page.getByRole('region', { name: 'Usage breakdown' });
    await expect
      .element(receipt.getByText('At this pace, your Starter plan costs the least: '))
      .toBeVisible();
    await expect.element(definitionOf('Pace', receipt)).toMatchTextContent('minutes a day');
    await expect.element(definitionOf('Rounding up', receipt)).toMatchTextContent('spoken');
    await expect
      .poll(() => receipt.getByRole('list').getByRole('listitem').texts())
      .toEqual(['0142', '0147', '0143'].map((end) => expect.stringContaining(`(212) 555-${end}`)));
  });
});
