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

describe('Filtered calls', () => {
  test('are filtered by outcome, day, and words, which the URL keeps', async ({ app }) => {
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

  test('are not filtered by text the user abandoned', async ({ app }) => {
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

  test('are restored from the URL, with every matching number expanded', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}?outcome=good&search=table#calls`);
    await expect.element(outcome()).toHaveValue('good');
    await expect.element(search()).toHaveValue('table');
    await expect.element(rows().first()).toBeVisible();
    const numbers = calls().getByRole('heading', { level: 3 }).getByRole('button');
    for (const number of numbers.elements()) expect(number.getAttribute('aria-expanded')).toBe('true');
    await calls().getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(address).toBe(`${companyPage}#calls`);
  });

  test('are counted aloud once when a link leads to them before they load', async ({ app }) => {
    await app.enter('a company with calls', '/profile');
    const release = app.hold('GET /api/companies/company-1/calls');
    app.open('/company/company-1?outcome=good#calls');
    const announced = () => calls().css('[role="status"]').first();
    await expect.element(announced()).toBeEmptyDOMElement();
    const region = announced().element();
    release();
    await expect.element(answer()).toHaveTextContent('1 of 2 calls');
    // the region was there before its text, or screen readers would skip it
    expect(announced().element()).toBe(region);
    await expect.element(announced()).toHaveTextContent('1 of 2 calls');
    await day().selectOptions('Jan 15, 2026');
    await expect.element(announced()).toBeEmptyDOMElement();
    await expect.element(answer()).toHaveTextContent('1 of 2 calls');
  });

  test('match a day by name or by date', async ({ app }) => {
    await app.enter('a company with calls', '/company/company-1');
    await day().selectOptions('Jan 15, 2026');
    await expect.element(answer()).toHaveTextContent('2 of 2 calls');
    await day().selectOptions('Today and yesterday');
    await expect.element(answer()).toHaveTextContent('0 of 2 calls');
    await expect.poll(address).toBe('/company/company-1?day=recent');
    await expect.element(calls().getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
  });

  test('are exported as CSV, without the others', async ({ app }) => {
    await app.enter('a company with calls', '/company/company-1');
    await search().fill('booked');
    await expect.element(answer()).toHaveTextContent('1 of 2 calls');
    const download = nextDownload();
    await calls().getByRole('button', { name: 'Export as CSV' }).click();
    const file = await download;
    expect(file.name).toBe('trattoria-aurora-calls.csv');
    const text = await file.text();
    expect(text).toContain('(212) 555-0142,2026-01-15 13:30:00,72,1:12,2,Pass,Booked a table');
    expect(text).not.toContain('14:05');
    await expect.element(calls().getByText('1 call exported successfully.')).toBeVisible();
  });

  test('can be filtered with unsaved changes, without a question', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}?panel=voice#voice-ai`);
    const firstMessage = page.getByRole('textbox', { name: 'First message' });
    await firstMessage.fill('Good evening.');
    await search().fill('table');
    await expect.poll(address).toBe(`${companyPage}?panel=voice&search=table#voice-ai`);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(firstMessage).toHaveValue('Good evening.');
  });

  test('scroll with the page, without a nested scroller', async ({ app }) => {
    await app.signInAs('owner', companyPage);
    await calls().getByRole('button', { name: 'Show as table' }).click();
    await expect.element(rows().first()).toBeVisible();
    const scrollers = [...calls().element().querySelectorAll('*')].filter((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
    );
    expect(scrollers).toEqual([]);
  });
});

describe('The open call', () => {
  const panel = () => page.getByRole('dialog', { name: 'Transcript' });
  const place = () => panel().getByRole('status').first();
  const recording = () => panel().getByRole('region', { name: 'Recording' });

  test("shows the caller's number if the call log has it", async ({ app }) => {
    await app.enter('a company with calls', '/profile');
    const log = { id: 'log-1', callId: 'call-1', startTime: '2026-01-15T18:30:00.000Z', status: 'completed' };
    app.answer('GET /api/companies/restaurants/company-1/vapi-config/call-logs', {
      logs: [{ ...log, customerNumber: '+16465550123', duration: 72 }],
    });
    app.open('/company/company-1?call=call-1');
    await expect
      .element(panel().getByText('From (646) 555-0123 to (212) 555-0142', { exact: true }))
      .toBeVisible();
    await panel().getByRole('button', { name: 'Previous call' }).click();
    await expect.element(panel().getByText('(212) 555-0142', { exact: true })).toBeVisible();
  });

  test('links to the next and the previous one', async ({ app }) => {
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

  test('plays next to its transcript, which can be searched', async ({ app }) => {
    await app.enter('a company with calls', '/profile');
    const message = (text: string, time: number) => ({ role: 'assistant', message: text, time });
    app.answer('GET /api/companies/company-1/calls', {
      phoneNumbers: [
        {
          phoneNumberId: 'phone-1',
          phoneNumber: '+12125550142',
          calls: [
            {
              id: 'call-1',
              startedAt: '2026-01-15T18:30:00.000Z',
              endedAt: '2026-01-15T18:30:20.000Z',
              messages: [message('Trattoria Aurora!', 1), message('A table for two at eight.', 6)],
              recordingUrl: `${location.origin}/sounds/sample-call.mp3`,
            },
          ],
        },
      ],
    });
    app.open('/company/company-1');
    await rows().first().click();
    await expect.element(recording().getByRole('button', { name: 'Play' })).toBeVisible();
    await expect
      .element(recording().getByRole('link', { name: /^Listen to Recording/ }))
      .toHaveAttribute('target', '_blank');
    await panel().getByRole('button', { name: 'Go to 0:06' }).click();
    await expect.element(recording().getByRole('slider', { name: 'Position' })).toHaveValue('6');
    await expect.element(panel().css('[aria-current=true]')).toMatchTextContent('A table for two');
    await panel().getByRole('searchbox', { name: 'Search transcript' }).fill('eight');
    await expect.poll(() => panel().css('mark').texts()).toEqual(['eight']);
  });

  test("shows 'Failed to load audio' when it cannot be played, and keeps the link", async ({ app }) => {
    await app.enter('a company with calls', '/company/company-1');
    await calls()
      .getByRole('button', { name: /^View Transcript.*1:30 PM$/ })
      .click();
    await expect.element(recording().getByRole('alert')).toHaveTextContent('Failed to load audio');
    await expect.element(recording().getByRole('link', { name: /^Listen to Recording/ })).toBeVisible();
    await expect.element(panel().getByText('A table for two at eight, please.')).toBeVisible();
    await recording().getByRole('button', { name: 'Try again' }).click();
    await expect.element(recording().getByRole('alert')).toHaveTextContent('Failed to load audio');
  });
});
