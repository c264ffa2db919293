import { colorOf } from '#tests/support/screen/colors.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';

const calls = () => page.getByRole('region', { name: 'Calls', exact: true });
const lineOf = (number: string) =>
  calls().getByRole('button', {
    name: new RegExp(`^Your number ${number.replace(/[()]/g, String.raw`\$&`)}`),
  });
const callsOf = (number: string) =>
  calls()
    .getByRole('list', { name: `Calls of ${number}` })
    .getByRole('listitem');
const transcript = () => page.getByRole('dialog', { name: 'Transcript' });

describe("A company's calls", () => {
  test('are grouped by phone number, with the first number expanded', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const numbers = calls().getByRole('heading', { level: 3 }).filter({ hasText: '555' });
    await expect
      .poll(() => numbers.texts())
      .toEqual([
        expect.stringMatching(/^Your number \(212\) 555-0142\d+ calls$/),
        expect.stringMatching(/^Your number \(212\) 555-0143\d+ calls$/),
        expect.stringMatching(/^Your number \(212\) 555-0147\d+ calls$/),
      ]);
    await expect.element(lineOf('(212) 555-0142')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(callsOf('(212) 555-0142').first()).toBeVisible();

    const second = lineOf('(212) 555-0143');
    await expect.element(second).toHaveAttribute('aria-expanded', 'false');
    await expect.element(callsOf('(212) 555-0143')).not.toBeInTheDocument();
    await second.click();
    await expect.element(second).toHaveAttribute('aria-expanded', 'true');
    await expect.element(callsOf('(212) 555-0143').first()).toBeVisible();
    await second.click();
    await expect.element(callsOf('(212) 555-0143')).not.toBeInTheDocument();
  });

  test('appear in the place of their placeholder on a phone', async ({ app }) => {
    await page.viewport(360, 740);
    await app.signInAs('owner', '/profile');
    const release = app.hold('GET /api/companies/trattoria-aurora/calls');
    app.open('/company/trattoria-aurora');
    const rows = calls().css('.CallList-call');
    const parts = ['.CallFilterBar-answer', 'h3', '.CallsByNumber-head'].map((part) =>
      calls().css(part).first(),
    );
    const places = () =>
      [...parts, rows.nth(0), rows.nth(1)].map(
        (part) => part.element().getBoundingClientRect().top - calls().element().getBoundingClientRect().top,
      );
    await expect.element(rows.nth(1)).toBeInTheDocument();
    await document.fonts.ready;
    const outlined = places();

    release();
    await expect.element(callsOf('(212) 555-0142').first()).toBeInTheDocument();
    await expect.element(calls().getByRole('searchbox')).toBeInTheDocument();
    await expect
      .poll(() => Math.max(...places().map((place, index) => Math.abs(place - (outlined[index] ?? NaN)))))
      .toBeLessThan(4);
  });

  test('show start, seconds, messages, evaluation, and summary', async ({ app }) => {
    await app.enter('a company with calls', companyPage);
    await expect.element(lineOf('(212) 555-0142')).toMatchTextContent('2 calls');
    const rows = callsOf('(212) 555-0142');
    await expect.element(rows).toHaveLength(2);
    const booked = rows.filter({ hasText: 'Thu, Jan 15, 1:30 PM' });
    await expect.element(booked).toMatchTextContent('72 seconds (1:12) · 2 messages');
    await expect.element(booked.getByText('Pass', { exact: true })).toBeVisible();
    await expect.element(booked).toMatchTextContent('Booked a table for two at eight.');

    const unfinished = rows.filter({ hasText: 'Thu, Jan 15, 2:05 PM' });
    await expect.element(unfinished).toMatchTextContent('Unknown length · 0 messages');
    await expect.element(unfinished).toMatchTextContent('No summary');
    await expect.element(unfinished.getByRole('link')).not.toBeInTheDocument();
  });

  test('show a badge whose color depends on the rating', async ({ app }) => {
    // tall enough to render all rows
    await page.viewport(1280, 3200);
    await app.enter('calls of every evaluation', companyPage);
    const list = calls().getByRole('list', { name: 'Calls of (212) 555-0142' });
    await calls()
      .getByRole('button', { name: /^Show all 13/ })
      .click();
    await expect.element(list.getByRole('listitem')).toHaveLength(13);
    for (const [word, color] of [
      ['Pass', 'green'],
      ['Fail', 'red'],
      ['Fair', 'amber'],
      ['6/10', 'amber'],
      ['65%', 'amber'],
    ] as const) {
      await expect.element(list.getByText(word, { exact: true })).toHaveStyle({ color: colorOf(color) });
    }
  });

  test('open their transcript in a panel, which Escape closes and then returns focus', async ({ app }) => {
    await app.enter('a company with calls', '/company/company-1');
    const view = calls().getByRole('button', {
      name: 'View Transcript of the call on Thu, Jan 15, 1:30 PM',
    });
    await view.click();
    await expect.element(transcript()).toMatchTextContent('(212) 555-0142');
    await expect.element(transcript()).toMatchTextContent('Booked a table for two at eight.');
    const lines = transcript().getByRole('group', { name: 'Transcript lines' }).getByRole('listitem');
    await expect
      .poll(() => lines.texts())
      .toEqual([
        'Agent0:01Trattoria Aurora! How can I help you today?',
        'Caller0:05A table for two at eight, please.',
      ]);
    expect(transcript().element().contains(document.activeElement)).toBe(true);

    await keyboard.press('Escape');
    await expect.element(transcript()).not.toBeInTheDocument();
    await expect.element(view).toHaveFocus();

    await view.click();
    await transcript().getByRole('button', { name: 'Close' }).click();
    await expect.element(transcript()).not.toBeInTheDocument();
    await expect.element(view).toHaveFocus();
  });

  test('have their own URL, so that Back closes the transcript and returns focus to its button', async ({
    app,
  }) => {
    await page.viewport(360, 740);
    await app.enter('a company with calls', `${companyPage}#calls`);
    const view = calls().getByRole('button', { name: /^View Transcript.*1:30 PM$/ });
    await view.click();
    await expect.element(transcript()).toMatchTextContent('Booked a table for two at eight.');
    await expect.poll(address).toBe(`${companyPage}?call=call-1`);
    const place = scrollY;
    await transcript().getByRole('button', { name: 'Previous call' }).click();
    await expect.element(transcript()).toMatchTextContent('No transcript.');
    await expect.poll(address).toBe(`${companyPage}?call=call-2`);

    history.back();
    await expect.element(transcript()).not.toBeInTheDocument();
    await expect.poll(address).toBe(`${companyPage}#calls`);
    await expect.element(view).toHaveFocus();
    expect(scrollY).toBe(place);

    history.forward();
    await expect.element(transcript()).toMatchTextContent('No transcript.');
    await transcript().getByRole('button', { name: 'Close' }).dblClick();
    await expect.element(transcript()).not.toBeInTheDocument();
    await expect.poll(address).toBe(`${companyPage}#calls`);
  });

  test('return focus to the row of a call opened by a link or a reload', async ({ app }) => {
    await app.enter('a company with calls', `${companyPage}?call=call-1`);
    const row = calls().getByRole('button', { name: /^View Transcript.*1:30 PM$/ });
    for (const close of [
      () => keyboard.press('Escape'),
      () => transcript().getByRole('button', { name: 'Close' }).click(),
    ]) {
      await expect.element(transcript()).toMatchTextContent('Booked a table for two at eight.');
      await close();
      await expect.element(row).toHaveFocus();
      await expect.element(row).toBeInViewport();
      await row.click();
      await expect.poll(address).toBe(`${companyPage}?call=call-1`);
      app.reload();
    }
  });

  test('link to their recording in a new tab', async ({ app }) => {
    await app.enter('a company with calls', companyPage);
    const link = calls().getByRole('link', { name: /Listen to Recording/ });
    await expect.element(link).toHaveLength(1);
    await expect
      .element(link)
      .toHaveAccessibleName('Listen to Recording of the call on Thu, Jan 15, 1:30 PM (opens in a new tab)');
    await expect.element(link).toHaveAttribute('href', 'https://recordings.aurora.example/call-1.mp3');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  });

  test('play a new link on Try again when the link to the recording has expired', async ({ app }) => {
    const call = { id: 'call-1', startedAt: '2026-01-15T18:30:00.000Z', messages: [] };
    const answerWith = (recordingUrl: string) =>
      app.answer('GET /api/companies/company-1/calls', {
        phoneNumbers: [
          { phoneNumberId: 'line-1', phoneNumber: '+12125550142', calls: [{ ...call, recordingUrl }] },
        ],
      });
    await app.enter('a company with calls', '/profile');
    answerWith(`${location.origin}/expired.mp3`);
    app.open(`${companyPage}?call=call-1`);
    await expect.element(transcript().getByRole('alert')).toHaveTextContent('Failed to load audio');

    const renewed = `${location.origin}/sounds/sample-call.mp3`;
    app.repair();
    answerWith(renewed);
    await transcript().getByRole('button', { name: 'Try again' }).click();
    await expect.element(transcript().css('audio')).toHaveAttribute('src', renewed);
    await expect.element(transcript().getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test("show 'No phone calls yet' without calls", async ({ app }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    await expect.element(calls().getByText('No phone calls yet')).toBeVisible();
    await expect.element(calls().getByRole('button')).not.toBeInTheDocument();
    await expect.element(calls().getByRole('searchbox')).not.toBeInTheDocument();
  });
});
