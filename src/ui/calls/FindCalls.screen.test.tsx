import { nextDownload } from '#tests/support/screen/downloads.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/trattoria-aurora';
const calls = () => page.getByRole('region', { name: 'Calls', exact: true });
const search = () => calls().getByRole('searchbox', { name: 'Search calls' });
const day = () => calls().getByRole('combobox', { name: 'Day' });
const outcome = () => calls().getByRole('combobox', { name: 'Outcome' });
const answer = () => calls().css('search').getByRole('status').first();
const rows = () => calls().getByRole('button', { name: /^View Transcript/ });
const chart = () => calls().getByText('Minutes by day', { exact: true });
describe('Calls', () => {
  test('are filtered by outcome, day, and words, and the URL keeps the filter', async ({ app }) => {
    await app.signInAs('owner', companyPage);
    await expect.element(answer()).toMatchTextContent(/^\d+ calls$/);
    await expect.element(chart()).toBeVisible();

    await outcome().selectOptions('Failed');
    await expect.element(answer()).toMatchTextContent(/^\d+ of \d+ calls$/);
    await expect.poll(address).toBe(`${companyPage}?outcome=failed`);
    await expect.element(chart()).not.toBeInTheDocument();
    const badges = calls()
      .getByRole('list')
      .getByText(/^(Fail|Poor|[0-4]\/10|[0-4]?\d%)$/);
    await expect.poll(() => badges.length).toBe(rows().length);

    await search().fill('no such words');
    await expect.element(calls().getByText('No calls found')).toBeVisible();
    await expect
      .element(calls().getByText('Choose another day or outcome, or try another search.'))
      .toBeVisible();
    await expect.poll(address).toBe(`${companyPage}?outcome=failed&search=no+such+words`);

    await calls().getByRole('button', { name: 'Show all calls' }).click();
    await expect.element(search()).toHaveFocus();
    await expect.poll(address).toBe(companyPage);
    await expect.element(answer()).toMatchTextContent(/^\d+ calls$/);
  });

  test('are filtered with fields that do not move', async ({ app }) => {
    await page.viewport(768, 900);
    await app.signInAs('owner', companyPage);
    await expect.element(answer()).toMatchTextContent(/^\d+ calls$/);
    const outcomeX = () => outcome().element().getBoundingClientRect().x;
    const before = outcomeX();
    await day().selectOptions('Today and yesterday');
    await expect.element(answer()).toMatchTextContent(/^\d+ of \d+ calls$/);
    expect(outcomeX()).toBe(before);
    const select = day().element() as HTMLSelectElement;
    const { offsetWidth } = select;
    select.style.width = 'max-content';
    expect(offsetWidth).toBeGreaterThanOrEqual(select.offsetWidth);
  });

  test('are not filtered by text that a navigation has discarded', async ({ app }) => {
    await app.signInAs('owner', companyPage);
    await search().fill('pizza');
    await expect.poll(address).toBe(`${companyPage}?search=pizza`);
    await page
      .getByRole('navigation', { name: 'Trattoria Aurora' })
      .getByRole('link', { name: 'Calls' })
      .click();
    await expect.element(search()).toHaveValue('');
    await expect.element(answer()).toMatchTextContent(/^\d+ calls$/);
    await outcome().selectOptions('Failed');
    await expect.element(answer()).toMatchTextContent(/^\d+ of \d+ calls$/);
    await expect.element(rows().first()).toBeVisible();
    await expect.element(search()).toHaveValue('');
    expect(address()).toBe(`${companyPage}?outcome=failed#calls`);
  });

  test('are filtered by the URL, with every matching number expanded', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}?outcome=good&search=table#calls`);
    await expect.element(outcome()).toHaveValue('good');
    await expect.element(search()).toHaveValue('table');
    await expect.element(rows().first()).toBeVisible();
    const numbers = calls().getByRole('heading', { level: 3 }).getByRole('button');
    for (const number of numbers.elements()) expect(number.getAttribute('aria-expanded')).toBe('true');
    await calls().getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(address).toBe(`${companyPage}#calls`);
  });

  test('are counted and announced once when a link with a filter opens the page', async ({ app }) => {
    await app.enter('a company with calls', '/profile');
    const release = app.hold('GET /api/companies/company-1/calls');
    app.open('/company/company-1?outcome=good#calls');
    const announced = () => calls().css('[role="status"]').first();
    await expect.element(announced()).toBeEmptyDOMElement();
    const region = announced().element();
    release();
    await expect.element(answer()).toHaveTextContent('1 of 2 calls');
    // screen readers skip a region that appears with its text
    expect(announced().element()).toBe(region);
    await expect.element(announced()).toHaveTextContent('1 of 2 calls');
    await day().selectOptions('Jan 15, 2026');
    await expect.element(announced()).toBeEmptyDOMElement();
    await expect.element(answer()).toHaveTextContent('1 of 2 calls');
  });

  test('are exported as CSV, only those that match the filter', async ({ app }) => {
    await app.enter('a company with calls', '/company/company-1');
    await search().fill('booked');
    await expect.element(answer()).toHaveTextContent('1 of 2 calls');
    const download = nextDownload();
    await calls().getByRole('button', { name: 'Export as CSV' }).click();
    const file = await download;
    expect(file.name).toBe('trattoria-aurora-calls.csv');
    const text = await file.text();
    expect(text).toContain('(212) 555-0142,,2026-01-15 13:30:00,72,1:12,2,Pass,Booked a table');
    expect(text).not.toContain('14:05');
    await expect.element(calls().getByText("1 call exported without callers' phone numbers.")).toBeVisible();
  });
});

describe('The open call', () => {
  const panel = () => page.getByRole('dialog', { name: 'Transcript' });
  const place = () => panel().getByRole('status').first();

  test('links to the next and previous match', async ({ app }) => {
    await app.enter('a company with calls', '/company/company-1');
    await rows().first().click();
    await expect.element(place()).toHaveTextContent('Call 1 of 2');
    const next = panel().getByRole('button', { name: 'Next call' });
    const previous = panel().getByRole('button', { name: 'Previous call' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.focus();
    await keyboard.press('Enter');
    await expect.element(place()).toHaveTextContent('Call 2 of 2');
    await keyboard.press('Enter');
    await expect.element(place()).toHaveTextContent('Call 2 of 2');
    await expect.element(next).toHaveFocus();
    await previous.click();
    await expect.element(place()).toHaveTextContent('Call 1 of 2');
  });
});
