import { tabTo } from '#tests/support/screen/tabTo.ts';
import { address, describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

const PAGE = '/terms-of-service';
const notice = () => page.getByRole('region', { name: 'Allow analytics?' });
const answer = (name: 'Agree' | 'Decline') => notice().getByRole('button', { name });
const link = () => page.getByRole('button', { name: 'Analytics choice' });
const scripts = () => page.css('script[src*="googletagmanager"]');

function open(app: App): void {
  app.tag = { id: 'G-TABLESIDE', asksFirst: true };
  app.open(PAGE);
}

describe('Whether a visit may be counted', () => {
  test('is asked, and nothing is fetched or sent before that is answered', async ({ app }) => {
    open(app);
    await expect.element(notice()).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get Started' }).click();
    await expect.poll(address).toBe('/booking');
    await expect.element(scripts()).not.toBeInTheDocument();
    expect(window.dataLayer).toBeUndefined();
  });

  for (const name of ['Agree', 'Decline'] as const) {
    test(`is remembered when it is answered with ${name}`, async ({ app }) => {
      open(app);
      await answer(name).click();
      await expect.element(notice()).not.toBeInTheDocument();
      open(app);
      await expect.element(link()).toBeVisible();
      await expect.element(notice()).not.toBeInTheDocument();
    });
  }

  test('is answered by keyboard, and stands before the page', async ({ app }) => {
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

  test('can be answered otherwise by the link at the foot, which has the focus back', async ({ app }) => {
    open(app);
    await answer('Agree').click();
    await link().click();
    await expect.element(page.getByRole('heading', { name: 'Allow analytics?' })).toHaveFocus();
    await answer('Decline').click();
    await expect.element(link()).toHaveFocus();
  });

  test('can be answered otherwise: the cookies of the count go, and nothing is sent', async ({ app }) => {
    open(app);
    await answer('Agree').click();
    // as the script of the tag does
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

  test('is asked nowhere unless the settings say so', async ({ app }) => {
    app.open(PAGE);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(link()).not.toBeInTheDocument();
    await expect.element(notice()).not.toBeInTheDocument();
  });
});
