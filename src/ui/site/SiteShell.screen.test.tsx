import { beforeEach } from 'vitest';
import { setDate } from '#tests/support/screen/clock.ts';
import { enlargeText } from '#tests/support/screen/enlargeText.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

/** A public page that sends no requests. */
const PAGE = '/terms-of-service';

const bar = () => page.getByRole('banner');
const links = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const footer = () => page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
const targets = (all: ReturnType<typeof links>) =>
  all.elements().map((link) => [link.textContent, link.getAttribute('href')]);

const external = (label: string) => `${label}(opens in a new tab)`;
const CONSUMER = 'https://diners.tableside.example/';

describe('The top bar of public pages', () => {
  test('links to the sections, demos, consumer site, sign-in, and booking', async ({ app }) => {
    app.open(PAGE);
    await expect.element(links()).toHaveLength(7);
    expect(targets(links())).toEqual([
      ['Try it Live', '/#hero'],
      ['Product', '/#comprehensive'],
      ['Pricing', '/#pricing-overview'],
      ['Demos', '/demos'],
      [external('Consumer'), CONSUMER],
      ['Login', '/login'],
      ['Get Started', '/booking'],
    ]);
    await expect
      .element(page.getByRole('link', { name: 'Consumer' }).first())
      .toHaveAttribute('target', '_blank');
    await expect.element(bar().getByRole('link', { name: 'Tableside, home' })).toHaveAttribute('href', '/');
    await links().filter({ hasText: 'Get Started' }).click();
    await expect.poll(address).toBe('/booking');
  });

  test('marks the link to the current page', async ({ app }) => {
    const marked = () => page.css('a[aria-current="page"]').texts();
    app.open('/demos/museum');
    await expect.poll(marked).toEqual(['Demos', 'Demos']);
    app.open(PAGE);
    await expect.poll(marked).toEqual(['Terms']);
  });

  test('shows Dashboard instead of Login to signed-in visitors, and follows the session', async ({ app }) => {
    await app.signInAs('owner', PAGE);
    const dashboard = links().filter({ hasText: 'Dashboard' });
    await expect.element(dashboard).toHaveAttribute('href', '/dashboard');
    await expect.element(links().filter({ hasText: 'Login' })).not.toBeInTheDocument();
    await expect.element(footer().filter({ hasText: 'Dashboard' })).toHaveAttribute('href', '/dashboard');

    await app.expireTokens();
    app.fault('always POST /api/users/refresh-token 401');
    app.reload();
    await expect.element(links().filter({ hasText: 'Login' })).toBeVisible();
  });

  test('stays at the top and changes its look after 15 px of scrolling', async ({ app }) => {
    await page.viewport(1280, 300);
    app.open(PAGE);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    // a page that has just loaded may still scroll to its start
    const lookAt = (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      return bar().element().getAttribute('data-scrolled');
    };
    for (const [pixels, scrolled] of [
      [15, 'false'],
      [16, 'true'],
      [0, 'false'],
    ] as const) {
      await expect.poll(() => lookAt(pixels)).toBe(scrolled);
    }
    await expect.poll(() => lookAt(200)).toBe('true');
    expect(bar().element().getBoundingClientRect().y).toBe(0);
    expect(getComputedStyle(bar().element()).backdropFilter).toMatch(/blur/);
    await expect.poll(() => getComputedStyle(bar().element()).borderBottomColor).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('leaves 80 px above scroll targets', async ({ app }) => {
    app.open(PAGE);
    await expect.poll(() => getComputedStyle(document.documentElement).scrollPaddingTop).toBe('80px');
  });

  test('fits one row on a phone with 200% text size', async ({ app }) => {
    await page.viewport(360, 900);
    enlargeText();
    app.open(PAGE);
    const toggle = bar().getByRole('button', { name: 'Open menu' });
    await expect.element(toggle).toBeInViewport({ ratio: 1 });
    const { height } = bar().element().getBoundingClientRect();
    expect(height).toBeLessThan(72);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    expect(heading.element().getBoundingClientRect().y).toBeGreaterThanOrEqual(height);
    await toggle.click();
    await expect.element(links()).toHaveLength(7);
    for (const link of links().all()) await expect.element(link).toBeInViewport({ ratio: 1 });
  });

  test('follows a skip link', async ({ app }) => {
    app.open(PAGE);
    await expect.element(bar()).toBeVisible();
    await keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect.element(skip).toHaveFocus();
    await expect.element(skip).toBeInViewport();
    await keyboard.press('Enter');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});

describe('The menu of small screens', () => {
  beforeEach(() => page.viewport(767, 800));

  const toggle = () => bar().getByRole('button', { name: /menu/ });

  // (rule: mobile breakpoint)
  test('replaces the links in the bar below 768 px', async ({ app }) => {
    app.open(PAGE);
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(links()).not.toBeInTheDocument();
    await page.viewport(768, 800);
    await expect.element(links()).toHaveLength(7);
    await expect.element(toggle()).not.toBeInTheDocument();
  });

  test('opens and closes by keyboard, and Escape returns focus to the toggle', async ({ app }) => {
    app.open(PAGE);
    await expect.element(toggle()).toBeVisible();
    await tabTo(toggle());
    await keyboard.press('Enter');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(toggle()).toHaveAccessibleName('Close menu');
    await tabTo(links().filter({ hasText: 'Demos' }));
    await keyboard.press('Escape');
    await expect.element(links()).not.toBeInTheDocument();
    await expect.element(toggle()).toHaveFocus();
  });

  test('closes when focus moves into the page', async ({ app }) => {
    app.open(PAGE);
    await toggle().click();
    await links().last().focus();
    await keyboard.press('Tab');
    await expect.element(page.getByRole('link', { name: 'Acceptance of Terms' })).toHaveFocus();
    await expect.element(links()).not.toBeInTheDocument();
  });

  test("closes on navigation, with focus on the new page's heading", async ({ app }) => {
    app.open(PAGE);
    await toggle().click();
    await links().filter({ hasText: 'Get Started' }).click();
    await expect.poll(address).toBe('/booking');
    await expect.element(links()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('The footer of public pages', () => {
  test('has the same sections, the booking calendar, the entry link, and the legal pages', async ({
    app,
  }) => {
    app.open(PAGE);
    await expect.element(footer()).toHaveLength(9);
    expect(targets(footer())).toEqual([
      ['Try it Live', '/#hero'],
      ['Product', '/#comprehensive'],
      ['Pricing', '/#pricing-overview'],
      ['Demos', '/demos'],
      [external('Consumer'), CONSUMER],
      [external('Get Started'), 'https://meet.tableside.example/intro'],
      ['Login', '/login'],
      ['Privacy', '/privacy-policy'],
      ['Terms', '/terms-of-service'],
    ]);
    const home = page.getByRole('contentinfo').getByRole('link', { name: 'Tableside, home' });
    await expect.element(home).toHaveAttribute('href', '/');
    // the touch size
    expect(home.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('shows the current year', async ({ app }) => {
    setDate('2031-05-04T12:00:00Z');
    app.open(PAGE);
    await expect.element(page.getByText('© 2031 Tableside')).toBeVisible();
  });
});

describe('A section named in the URL', () => {
  test('receives focus without a focus ring', async ({ app }) => {
    // browsers show focus rings to keyboard users and for URLs with a hash
    await keyboard.press('Tab');
    app.open('/#pricing-overview');
    const section = page.css('#pricing-overview');
    await expect.element(section).toHaveFocus();
    expect(section.element().matches(':focus-visible')).toBe(true);
    expect(getComputedStyle(section.element()).outlineStyle).toBe('none');
  });
});
