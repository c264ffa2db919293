import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const aurora = '/company/trattoria-aurora';
const region = (name: string) => page.getByRole('region', { name, exact: true });
const calls = page.getByRole('list', { name: 'Calls of (212) 555-0142' });
const showAll = region('Calls').getByRole('button', { name: /^Show all \d+: Calls of \(212\) 555-0142$/ });
const showFewer = region('Calls').getByRole('button', { name: 'Show fewer: Calls of (212) 555-0142' });

describe('A long list', () => {
  test('expands to all rows and moves focus to the first new one', async ({ app }) => {
    await app.signInAs('owner', aurora);
    await expect.poll(() => calls.css('li[data-index]').length).toBe(5);
    await showAll.click();
    await expect.element(calls.css('li[data-index]').nth(5)).toHaveFocus();
    await expect.element(calls.css('li[data-index]').nth(5)).toBeInViewport();
    await showFewer.click();
    await expect.poll(() => calls.css('li[data-index]').length).toBe(5);
    await expect.element(showAll).toHaveFocus();
    await expect.element(showAll).toBeInViewport();
  });

  test('expands for a filter, and collapses when it is cleared', async ({ app }) => {
    await app.signInAs('owner', aurora);
    await expect.element(showAll).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search calls' }).fill('a');
    await expect.element(showAll).not.toBeInTheDocument();
    await expect.element(showFewer).toBeInTheDocument();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => calls.css('li[data-index]').length).toBe(5);
  });

  test('expands when a link opens a row beyond the first ones', async ({ app }) => {
    await app.signInAs('owner', aurora);
    await showAll.click();
    const seventh = calls.css('li[data-index="6"]').getByRole('button', { name: /^View Transcript/ });
    await seventh.click();
    const link = address();
    app.open('/profile');
    app.open(link);
    await page.getByRole('dialog', { name: 'Transcript' }).getByRole('button', { name: 'Close' }).click();
    await expect.element(seventh).toHaveFocus();
  });

  test('is still expanded when the user returns to the page', async ({ app }) => {
    // a different history entry than in the other tests, whose expanded lists are remembered
    await app.signInAs('owner', `${aurora}#subscription`);
    await expect.poll(() => calls.css('li[data-index]').length).toBe(5);
    await showAll.click();
    await expect.element(showFewer).toBeInTheDocument();
    app.open('/profile');
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    history.back();
    await expect.element(showFewer).toBeInTheDocument();
  });
});
