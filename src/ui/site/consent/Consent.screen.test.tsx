import { tabTo } from '#tests/support/screen/tabTo.ts';
import { address, describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

const PAGE = '/terms-of-service';
const notice = () => page.getByRole('region', { name: 'Allow analytics?' });
const answer = (name: 'Agree' | 'Decline') => notice().getByRole('button', { name });
const link = () => page.getByRole('button', { name: 'Change analytics choice' });
const scripts = () => page.css('script[src*="googletagmanager"]');

function open(app: App): void {
  app.tag = { id: 'G-TABLESIDE', asksFirst: true };
  app.open(PAGE);
}

describe('Analytics consent', () => {
  test('is requested before anything is loaded or sent', async ({ app }) => {
    open(app);
    await expect.element(notice()).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get Started' }).click();
    await expect.poll(address).toBe('/booking');
    await expect.element(scripts()).not.toBeInTheDocument();
    expect(window.dataLayer).toBeUndefined();
  });

  for (const name of ['Agree', 'Decline'] as const) {
    test(`is remembered when answered with ${name}`, async ({ app }) => {
      open(app);
      await answer(name).click();
      await expect.element(notice()).not.toBeInTheDocument();
      open(app);
      await expect.element(link()).toBeVisible();
      await expect.element(notice()).not.toBeInTheDocument();
    });
  }

  test('can be answered by keyboard and is the first element of the page', async ({ app }) => {
    open(app);
    await expect.element(notice()).toBeVisible();
    await keyboard.press('Tab');
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await tabTo(answer('Agree'), 'Shift+Tab');
    await tabTo(answer('Decline'));
    await keyboard.press('Enter');
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  test('can be changed with a footer link, and the link regains focus', async ({ app }) => {
    open(app);
    await answer('Agree').click();
    await link().click();
    await expect.element(page.getByRole('heading', { name: 'Allow analytics?' })).toHaveFocus();
    await answer('Decline').click();
    await expect.element(link()).toHaveFocus();
  });

  test('can be withdrawn, and then deletes cookies and stops sending', async ({ app }) => {
    open(app);
    await answer('Agree').click();
    // sets cookies as the analytics script does
    document.cookie = '_ga=GA1.1.1.1; Path=/';
    document.cookie = '_ga_TABLESIDE=GS2.1; Path=/';
    await link().click();
    await answer('Decline').click();
    expect(document.cookie).not.toContain('_ga');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get Started' }).click();
    await expect.poll(address).toBe('/booking');
    await expect.element(scripts()).not.toBeInTheDocument();
    expect(window.dataLayer).toBeUndefined();
  });

  test('is requested only if the settings say so', async ({ app }) => {
    app.open(PAGE);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(link()).not.toBeInTheDocument();
    await expect.element(notice()).not.toBeInTheDocument();
  });
});
