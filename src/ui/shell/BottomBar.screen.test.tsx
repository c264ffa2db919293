import { beforeEach } from 'vitest';
import { setOnline } from '#tests/support/screen/connection.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const aurora = '/company/trattoria-aurora';
const bar = page.getByRole('navigation', { name: 'Shortcuts' });
const strip = page.getByRole('status').filter({ hasText: /^You seem to be offline\. This page/ });

describe('The bar at the bottom of a phone', () => {
  beforeEach(() => page.viewport(360, 740));

  test('leads to orders, calls, and the menu, and marks the current place', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/orders`);
    const link = (name: string) => bar.getByRole('link', { name, exact: true });
    await expect.element(link('Orders')).toHaveAttribute('aria-current');
    await link('Calls').click();
    await expect.poll(address).toBe(`${aurora}#calls`);
    await expect.element(link('Calls')).toHaveAttribute('aria-current');
    await link('Menu').click();
    await expect.poll(address).toBe(`${aurora}?panel=menu#voice-ai`);
    const heights = bar
      .css('a, button')
      .elements()
      .map((item) => item.getBoundingClientRect().height);
    expect(heights).toHaveLength(4);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('opens the menu with the other pages, and regains focus', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/orders`);
    const more = bar.getByRole('button', { name: 'More' });
    await more.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu.getByRole('link', { name: 'Subscription' })).toBeVisible();
    app.open(`${aurora}/orders`);
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('has no menu for staff, and is absent without an open restaurant', async ({ app }) => {
    await app.signInAs('staff', `${aurora}/orders`);
    await expect.element(bar.getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect.element(bar.getByRole('link', { name: 'Menu' })).not.toBeInTheDocument();
    app.open('/profile');
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('covers no focused element, and hides while the on-screen keyboard is open', async ({ app }) => {
    await app.signInAs('owner', aurora);
    const recording = page.getByRole('link', { name: /^Listen to Recording/ }).last();
    await expect.element(recording).toBeInTheDocument();
    await recording.focus();
    const top = bar.element().getBoundingClientRect().top;
    expect(recording.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);

    const view = window.visualViewport;
    expect(view).toBeTruthy();
    Object.defineProperty(view, 'height', { value: 400, configurable: true });
    view?.dispatchEvent(new Event('resize'));
    await expect.element(bar).not.toBeInTheDocument();
    Reflect.deleteProperty(view ?? {}, 'height');
    view?.dispatchEvent(new Event('resize'));
    await expect.element(bar).toBeVisible();
  });
});

describe('The offline strip', () => {
  test('stays in view and covers no focused element on a phone', async ({ app }) => {
    await page.viewport(360, 740);
    await app.signInAs('owner', aurora);
    await expect.element(page.getByRole('link', { name: 'View Orders' })).toBeInTheDocument();
    // a response would hide the strip
    app.fault('always 600000ms');
    setOnline(false);
    try {
      await expect.element(strip).toBeVisible();
      scrollTo({ top: 1800, behavior: 'instant' });
      await expect.poll(() => scrollY).toBeGreaterThan(1000);
      await expect.element(strip).toBeInViewport({ ratio: 1 });
      const link = page.getByRole('link', { name: 'View Orders' });
      await link.focus();
      const { bottom } = strip.element().getBoundingClientRect();
      await expect.poll(() => link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    } finally {
      setOnline(true);
    }
  });
});
