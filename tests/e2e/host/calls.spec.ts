import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const LIST = 'GET /api/companies/:id/calls';

const calls = (page: Page) => page.getByRole('region', { name: 'Calls', exact: true });
const lineOf = (page: Page, number: string) =>
  calls(page).getByRole('button', { name: new RegExp(`^\\${number}`) });
const callsOf = (page: Page, number: string) =>
  calls(page)
    .getByRole('group', { name: `Calls of ${number}` })
    .getByRole('listitem');
const transcript = (page: Page) => page.getByRole('dialog', { name: 'Transcript' });

test.describe('Calls of a company', () => {
  test('stand by phone number; the first is open, the others open on demand', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const numbers = calls(page).getByRole('heading', { level: 3 }).filter({ hasText: '+1' });
    await expect(numbers).toHaveText([
      /^\+12125550142\d+ calls$/,
      /^\+12125550143\d+ calls$/,
      /^\+12125550147\d+ calls$/,
    ]);
    await expect(lineOf(page, '+12125550142')).toHaveAttribute('aria-expanded', 'true');
    await expect(callsOf(page, '+12125550142').first()).toBeVisible();

    const second = lineOf(page, '+12125550143');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(callsOf(page, '+12125550143')).toHaveCount(0);
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(callsOf(page, '+12125550143').first()).toBeVisible();
    await second.click();
    await expect(callsOf(page, '+12125550143')).toHaveCount(0);
  });

  test('show start, seconds, messages, how they went and what they were about', async ({ app, page }) => {
    await app.enter('a company with calls', companyPage);
    await expect(lineOf(page, '+12125550142')).toContainText('2 calls');
    const rows = callsOf(page, '+12125550142');
    await expect(rows).toHaveCount(2);
    const booked = rows.filter({ hasText: 'Thu, Jan 15, 1:30 PM' });
    await expect(booked).toContainText('72 seconds · 2 messages');
    await expect(booked.getByText('Pass', { exact: true })).toBeVisible();
    await expect(booked).toContainText('Booked a table for two at eight.');

    const unfinished = rows.filter({ hasText: 'Thu, Jan 15, 2:05 PM' });
    await expect(unfinished).toContainText('Length unknown · 0 messages');
    await expect(unfinished).toContainText('No summary');
    await expect(unfinished.getByRole('link')).toHaveCount(0);
  });

  test('wear a badge in the colour of the word, number or percentage', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const list = calls(page).getByRole('group', { name: 'Calls of +12125550142' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const tones = await page.evaluate(() => {
      const colourOf = (variable: string) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(--mui-palette-status-${variable}-text)`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      return { green: colourOf('success'), amber: colourOf('warning'), red: colourOf('error') };
    });
    expect(new Set(Object.values(tones)).size).toBe(3);

    const badges = [
      ['Pass', tones.green],
      ['9', tones.green],
      ['92%', tones.green],
      ['good', tones.amber],
      ['6', tones.amber],
      ['65%', tones.amber],
      ['Fail', tones.red],
    ] as const;
    const seen = new Set<string>();
    // only the rows in view are in the page
    const turns = await list.evaluate((region) => Math.ceil(region.scrollHeight / region.clientHeight));
    for (let turn = 0; turn < turns; turn += 1) {
      await list.evaluate((region, top) => region.scrollTo(0, top), turn * 400);
      for (const [word, colour] of badges) {
        const badge = list.getByText(word, { exact: true }).first();
        if (!(await badge.isVisible())) continue;
        await expect(badge).toHaveCSS('color', colour);
        seen.add(word);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(5);
  });

  test('link to their recording in a new tab', async ({ app, page }) => {
    await app.enter('a company with calls', companyPage);
    const link = calls(page).getByRole('link', { name: /Listen to Recording/ });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName(
      'Listen to Recording of the call on Thu, Jan 15, 1:30 PM (opens in a new tab)',
    );
    await expect(link).toHaveAttribute('href', 'https://recordings.aurora.example/call-1.mp3');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('show their transcript in a panel, which Escape closes and gives the focus back', async ({
    app,
    page,
  }) => {
    await app.enter('a company with calls', companyPage);
    const view = calls(page).getByRole('button', {
      name: 'View Transcript of the call on Thu, Jan 15, 1:30 PM',
    });
    await view.click();
    const panel = transcript(page);
    await expect(panel).toBeVisible();
    await expect(panel).toContainText('+12125550142');
    await expect(panel).toContainText('Booked a table for two at eight.');
    const lines = panel.getByRole('group', { name: 'Transcript lines' }).getByRole('listitem');
    await expect(lines).toHaveText([
      'Agent0:01Trattoria Aurora! How can I help you today?',
      'Caller0:05A table for two at eight, please.',
    ]);
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(view).toBeFocused();

    await view.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(view).toBeFocused();
  });

  test('without a word say so in their transcript', async ({ app, page }) => {
    await app.enter('a company with calls', companyPage);
    await calls(page)
      .getByRole('button', { name: /^View Transcript.*2:05 PM$/ })
      .click();
    await expect(transcript(page).getByText('Nothing was said in this call.')).toBeVisible();
  });

  test("are 'No phone calls yet' where there are none", async ({ app, page }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    await expect(calls(page).getByText('No phone calls yet')).toBeVisible();
    await expect(calls(page).getByRole('button')).toHaveCount(0);
  });

  for (const failure of ['500', '404', 'offline', 'malformed']) {
    test(`that cannot be loaded are only logged (${failure}); the page stays`, async ({ app, page }) => {
      await app.enter('a company with calls', '/profile');
      await app.fault(`always ${LIST} ${failure}`);
      const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.goto(companyPage);
      expect((await warned).text()).toContain('Failure');
      await expect(calls(page).getByText('No phone calls to show.')).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();

      await app.repair();
      await calls(page).getByRole('button', { name: 'Try again' }).click();
      await expect(callsOf(page, '+12125550142')).toHaveCount(2);
    });
  }
});
