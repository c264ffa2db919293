import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/trattoria-aurora';
const overview = () => page.getByRole('region', { name: 'Today and yesterday' });
const calls = () => page.getByRole('region', { name: 'Calls', exact: true });
const panel = () => page.getByRole('dialog', { name: 'Callers to call back' });
const callers = () => panel().getByRole('listitem');
const open = () => calls().getByRole('button', { name: /^Call back/ });

describe('Callers to call back', () => {
  test('are linked from the overview until they are marked as called back, even after a reload', async ({
    app,
  }) => {
    await app.signInAs('owner', companyPage);
    const link = overview().getByRole('link', { name: /\d+ callers? to call back$/ });
    const count = Number.parseInt((await link.findElement()).textContent ?? '', 10);
    await link.click();
    await expect.poll(address).toBe(`${companyPage}?call-backs=open`);
    const first = callers().first();
    await expect.element(first.getByRole('link', { name: /^Call \(\d{3}\) 555-01\d\d$/ })).toBeVisible();
    await expect.element(first).toMatchTextContent(/Rated as failed · \w{3}, \w{3} \d+, /);

    await first.getByRole('checkbox', { name: /^Called back \(/ }).click();
    await keyboard.press('Escape');
    await expect.poll(address).toBe(companyPage);
    await expect.element(link).toMatchTextContent(`${count - 1} callers to call back`);
    app.reload();
    await expect.element(open()).toMatchTextContent(`Call back (${count - 1})`);
  });

  test('have links that call their numbers', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}?call-backs=open`);
    const number = callers().first().getByRole('link');
    await expect.element(number).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{3}55501\d\d$/));
  });

  test('are listed last if they got through later', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}?call-backs=open`);
    await expect
      .element(callers().last())
      .toMatchTextContent(/Called again and got through \w{3}, \w{3} \d+, /);
    await expect.element(callers().last().getByRole('checkbox')).not.toBeInTheDocument();
  });

  test('open the transcript of their call, and Back returns to the list', async ({ app }) => {
    await app.signInAs('owner', companyPage);
    await open().click();
    await panel().getByRole('button', { name: 'View Transcript' }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Transcript' })).toBeVisible();
    history.back();
    await expect.element(page.getByRole('dialog', { name: 'Transcript' })).not.toBeInTheDocument();
    await expect.element(panel()).toBeVisible();
    history.back();
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(open()).toHaveFocus();
  });

  test('are the calls rated as failed if there is no call log, and the list says so', async ({ app }) => {
    await app.signInAs('staff', companyPage);
    await open().click();
    await expect
      .element(panel())
      .toMatchTextContent("Only owners and admins can see missed calls and callers' numbers.");
    await expect.element(callers().first()).toMatchTextContent(/^Unknown number.*Rated as failed/);
  });

  test('show a message if the call log cannot be loaded', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault('GET /api/companies/restaurants/trattoria-aurora/vapi-config/call-logs 500');
    app.open(`${companyPage}?call-backs=open`);
    await expect.element(panel().getByRole('alert')).toMatchTextContent("Couldn't load the call log.");
    app.repair();
    await panel().getByRole('button', { name: 'Try again' }).click();
    await expect.element(callers().first().getByRole('link')).toBeVisible();
  });
});

describe('Callers to call back, when the calls fail to load', () => {
  test('can be loaded again', async ({ app }) => {
    app.fault('always GET /api/companies/trattoria-aurora/calls 500');
    await app.signInAs('owner', `${companyPage}?call-backs=open`);
    const list = page.getByRole('dialog', { name: 'Callers to call back' });
    await expect.element(list).toMatchTextContent("Couldn't load calls.");
    app.repair();
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect.element(list.getByRole('listitem').first()).toBeVisible();
  });
});

describe('A search of the calls', () => {
  test('leads to the missed calls that it matches', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}?call-backs=open`);
    const number = callers().filter({ hasNotText: 'View Transcript' }).first().getByRole('link');
    const text = (await number.findElement()).textContent ?? '';
    await keyboard.press('Escape');
    await calls().getByRole('searchbox', { name: 'Search calls' }).fill(text);
    await calls()
      .getByRole('button', { name: /^See \d matching missed calls?$/ })
      .click();
    await expect
      .element(
        panel()
          .getByRole('link', { name: `Call ${text}` })
          .first(),
      )
      .toBeVisible();
  });
});

describe('The caller of a call', () => {
  test('is shown in its row, and can be found by number', async ({ app }) => {
    await app.signInAs('owner', companyPage);
    const number = calls()
      .getByRole('link', { name: /^Call \(\d{3}\) 555-01\d\d$/ })
      .first();
    const text = (await number.findElement()).textContent ?? '';
    await calls().getByRole('searchbox', { name: 'Search calls' }).fill(text.replace(/\D/g, ''));
    await expect
      .element(calls().css('search').getByRole('status').first())
      .toMatchTextContent(/^\d of \d+ calls$/);
    await expect
      .element(
        calls()
          .getByRole('link', { name: `Call ${text}` })
          .first(),
      )
      .toBeVisible();
  });

  test('is shown with earlier calls and the last order', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}?call=trattoria-aurora-order-1045-call`);
    const transcript = page.getByRole('dialog', { name: 'Transcript' });
    await expect
      .element(transcript)
      .toMatchTextContent(/(First call in the log|\d\w\w call since .+); last order 1045, /);
    await transcript.getByRole('link', { name: /^last order 1045/ }).click();
    await expect.element(page.getByRole('article', { name: 'Order 1045' })).toBeVisible();
  });
});
