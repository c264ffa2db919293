import { vi } from 'vitest';
import { commands } from 'vitest/browser';
import { ORDERS_PAGE } from '#tests/support/screen/orders.ts';
import { describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';
import { showAsPrinted } from '#tests/support/screen/showAsPrinted.ts';

const printButton = (number: string) =>
  page.getByRole('button', { name: `Print order ${number}`, exact: true });

/**
 * Returns what a printer would print now: visible children of the body, except elements for screen readers,
 * which are 1 px in size.
 */
const onPaper = () =>
  Array.from(document.body.children)
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
    .map((element) => {
      const number = element.querySelector('[data-ticket] > strong')?.textContent;
      return number ?? (element.querySelector('main') ? 'the page' : element.outerHTML);
    });

const fire = (name: string) => dispatchEvent(new Event(name));

/** The ways in which browsers print. Each function replaces `window.print`. */
const browsers = {
  'fires afterprint when the preview is ready, like iOS': () => {
    fire('beforeprint');
    setTimeout(() => fire('afterprint'), 0);
  },
  'fires afterprint before print() returns': () => {
    fire('beforeprint');
    fire('afterprint');
  },
  'fires both events again for the chosen printer': () => {
    fire('beforeprint');
    fire('afterprint');
    fire('beforeprint');
    fire('afterprint');
  },
  'never fires afterprint': () => void fire('beforeprint'),
  'fires no print event at all': () => undefined,
};

async function print(app: App, number: string, how: () => void) {
  await app.enter('a company with orders', ORDERS_PAGE);
  const printing = vi.spyOn(window, 'print').mockImplementation(how);
  await printButton(number).click();
  await expect.poll(() => printing.mock.calls).toHaveLength(1);
  // lets events arrive that a browser fires later
  await new Promise((resolve) => setTimeout(resolve, 0));
  return printing;
}

describe('A browser that', () => {
  for (const [does, how] of Object.entries(browsers)) {
    test(`${does} prints the ticket until the next press, and afterwards the page`, async ({ app }) => {
      await print(app, '1042', how);
      await showAsPrinted();
      expect(onPaper()).toEqual(['#1042']);
      // the browser lays out the page a second time
      await commands.emulateMedia(null);
      await showAsPrinted();
      expect(onPaper()).toEqual(['#1042']);

      await keyboard.press('Control');
      await expect.poll(onPaper).toEqual(['the page']);
    });
  }

  test('is asked to print several orders in a row prints only the last one', async ({ app }) => {
    const printing = await print(app, '1042', browsers['never fires afterprint']);
    await printButton('1041').click();
    await expect.poll(() => printing.mock.calls).toHaveLength(2);
    await showAsPrinted();
    expect(onPaper()).toEqual(['#1041']);
  });

  test('gets clicks without presses, as from a screen reader, can print an order twice', async ({ app }) => {
    const printing = await print(app, '1042', browsers['never fires afterprint']);
    const button = printButton('1042').element();
    if (button instanceof HTMLElement) button.click();
    await expect.poll(() => printing.mock.calls).toHaveLength(2);
    await showAsPrinted();
    expect(onPaper()).toEqual(['#1042']);
  });

  test('opens another page without a press prints that page', async ({ app }) => {
    await print(app, '1042', browsers['never fires afterprint']);
    app.open('/profile');
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await showAsPrinted();
    expect(onPaper()).toEqual(['the page']);
  });

  for (const [cannot, print_] of [
    ['has no print()', undefined],
    [
      'refuses to print',
      () => {
        throw new DOMException('The document is a preview', 'InvalidStateError');
      },
    ],
  ] as const) {
    test(`${cannot} shows a message, and keeps the page`, async ({ app }) => {
      await app.enter('a company with orders', ORDERS_PAGE);
      vi.stubGlobal('print', print_);
      await printButton('1042').click();
      await expect
        .element(
          page
            .getByRole('alert')
            .filter({ hasText: "This browser can't print. Open this page in another browser." }),
        )
        .toBeVisible();
      await expect.element(printButton('1042')).toBeVisible();
      expect(document.querySelector('[data-ticket]')).toBeNull();
      vi.unstubAllGlobals();
    });
  }
});
