import { reachPanels } from '#tests/support/screen/panels.ts';
import { describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

const COMPANY = '/company/trattoria-aurora';

/** Keys of strings that software reads: ids, URLs, times, and enumeration values. */
const NO_TEXT =
  /^(_?id|.*Id|.*_id|.*Ids|.*_at|.*At|.*Time|.*_time|time|timestamp|date|email|.*Email|url|.*Url|website|role|status|type|plan|.*Type|phone|.*[pP]hone|.*[nN]umber|phone_number|call_successful|successEvaluation|gender|accent|personality|timing|environment|accessToken|availableDays|changedFields|backgroundSound|voice|imageUrl|interval|next_cursor|menuData|customerNumber|priority)$/;

/** Puts a Hebrew word before every string that users or the host wrote. */
function inHebrew(value: unknown, key = ''): unknown {
  if (NO_TEXT.test(key)) return value;
  if (typeof value === 'string') return value === '' ? value : `שלום ${value}`;
  if (Array.isArray(value)) return value.map((each) => inHebrew(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inHebrew(each, name)]));
}

/** Returns visible text, and text in fields, that starts in Hebrew but is laid out from left to right. */
function leftToRight(): string[] {
  const found: string[] = [];
  const isWrong = (text: string, element: Element | null) =>
    /^\P{L}*[\u0590-\u05ff]/u.test(text) && element !== null && getComputedStyle(element).direction !== 'rtl';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (parentElement?.closest('script, style, svg, option, title, .cm-editor')) continue;
    if (isWrong(nodeValue ?? '', parentElement)) found.push(`${placeOf(parentElement)}: ${nodeValue}`);
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (!field.closest('[aria-hidden="true"]') && isWrong(field.value, field))
      found.push(`${placeOf(field)}: ${field.value}`);
  }
  return [...new Set(found)];
}

const placeOf = (element: Element | null) =>
  element
    ? `${element.parentElement?.localName} > ${element.localName}.${[...element.classList].slice(0, 1).join('')} ${element.getAttribute('aria-label') ?? ''}`
    : '';

async function open(app: App, address: string, shows: string): Promise<void> {
  app.revise((json) => inHebrew(json));
  await app.signInAs('owner', address);
  await expect.poll(() => document.body.innerText, { timeout: 8000 }).toContain(shows);
}

describe('Text from users or the host has its own writing direction', () => {
  test('on the dashboard', async ({ app }) => {
    await open(app, '/dashboard', 'שלום Trattoria Aurora');
    expect(leftToRight()).toEqual([]);
  });

  test('on the company page', async ({ app }) => {
    await open(app, COMPANY, 'שלום Trattoria Aurora');
    await reachPanels();
    await expect.element(page.getByRole('button', { name: /^View Transcript/ }).first()).toBeInTheDocument();
    expect(leftToRight()).toEqual([]);
    await page
      .getByRole('button', { name: /^View Transcript/ })
      .first()
      .click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(leftToRight()).toEqual([]);
  });

  const LOADED = {
    voice: /Elliot/,
    menu: /שלום Antipasti/,
    instructions: /שלום Large party/,
    telephony: /Call logs/,
    deployments: /Deployment history/,
  };
  test('in every panel', async ({ app }) => {
    await open(app, `${COMPANY}?panel=voice#voice-ai`, 'שלום Trattoria Aurora');
    for (const [panel, loaded] of Object.entries(LOADED)) {
      app.open(`${COMPANY}?panel=${panel}#voice-ai`);
      await reachPanels();
      await expect.poll(() => document.querySelectorAll('[role=tabpanel] .MuiSkeleton-root').length).toBe(0);
      const shown = () => document.querySelector('[role=tabpanel]:not([hidden])')?.textContent ?? '';
      await expect.poll(shown).toMatch(loaded);
      expect(leftToRight(), panel).toEqual([]);
    }
  });

  test('on the orders page', async ({ app }) => {
    await open(app, `${COMPANY}/orders`, 'שלום');
    await expect.element(page.getByRole('article').first()).toBeVisible();
    expect(leftToRight()).toEqual([]);
  });

  test('on the pages of an agent and a conversation', async ({ app }) => {
    await open(app, COMPANY, 'שלום Trattoria Aurora');
    await page
      .getByRole('link', { name: /Aurora host/ })
      .first()
      .click();
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(leftToRight()).toEqual([]);
    await page.getByRole('link', { name: /^View/ }).first().click();
    await expect.element(page.getByRole('main').getByText(/^שלום/).first()).toBeVisible();
    expect(leftToRight()).toEqual([]);
  });

  test('in dialogs and in the palette', async ({ app }) => {
    await open(app, `${COMPANY}?panel=menu#voice-ai`, 'שלום Trattoria Aurora');
    await reachPanels();
    await page.getByRole('button', { name: /^Actions for שלום Burrata/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect
      .element(page.getByRole('dialog').getByLabelText('Name'))
      .toHaveValue('שלום Burrata with figs');
    expect(leftToRight()).toEqual([]);
    await keyboard.press('Escape');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Go to' }).fill('שלום');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    expect(leftToRight()).toEqual([]);
  });

  test('in a call, with the period on the left', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const summary = 'حجز طاولة لشخصين، الساعة 19:30.';
    const messages = [
      { role: 'assistant', message: 'مرحبا، كيف أساعدك؟', time: 1 },
      { role: 'user', message: 'שולחן לשניים, בשעה 19:30!', time: 5 },
      { role: 'assistant', message: 'The table is booked.', time: 9 },
    ];
    const call = { id: 'rtl', startedAt: '2026-03-04T18:00:00.000Z', messages, summary };
    app.answer('GET /api/companies/trattoria-aurora/calls', {
      phoneNumbers: [{ phoneNumberId: 'pn-1', phoneNumber: '+12125550142', calls: [call] }],
    });
    app.open(`${COMPANY}?call=rtl`);
    const panel = page.getByRole('dialog');
    const directionOf = (text: string) => getComputedStyle(panel.getByText(text).element()).direction;
    await expect.element(panel.getByText(summary)).toBeVisible();
    expect(directionOf(summary)).toBe('rtl');
    expect(messages.map(({ message }) => directionOf(message))).toEqual(['rtl', 'rtl', 'ltr']);
    const { firstChild: text } = panel.getByText(summary).element();
    const stop = document.createRange();
    stop.setStart(text as Node, summary.length - 1);
    stop.setEnd(text as Node, summary.length);
    const word = document.createRange();
    word.setStart(text as Node, 0);
    word.setEnd(text as Node, 3);
    expect(stop.getBoundingClientRect().right).toBeLessThan(word.getBoundingClientRect().left);
  });
});
