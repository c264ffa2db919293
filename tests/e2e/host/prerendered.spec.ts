import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressOf, type PageName, type pages } from '../../../src/ui/navigation/pages.ts';
import { buildFolders } from '../support/addresses.ts';
import { isHydrated } from '../support/hydrated.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

type BuiltPage = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly html: unknown } ? Name : never;
}[PageName];

const built: Readonly<Record<BuiltPage, { readonly path: string; readonly heading: string }>> = {
  home: { path: addressOf('home'), heading: 'Every call answered, while you cook' },
  login: { path: addressOf('login'), heading: 'Sign in' },
  demos: { path: addressOf('demos'), heading: 'Demos' },
  museums: { path: addressOf('museums'), heading: 'Voice-Powered Museum Experience' },
  museum: { path: addressOf('museum', { museumId: 'sciencenter' }), heading: 'Sciencenter' },
  booking: { path: addressOf('booking'), heading: 'Book a meeting' },
  privacyPolicy: { path: addressOf('privacyPolicy'), heading: 'Privacy Policy' },
  termsOfService: { path: addressOf('termsOfService'), heading: 'Terms of Service' },
};
const PAGES = Object.values(built);

declare global {
  interface Window {
    builtHeading?: Element;
    /** Whether the first paint had not happened yet. */
    wasUnpainted?: boolean;
    /** The sum of layout shifts. */
    shifted?: number;
  }
}

/** Records values that hydration might lose or move, from the document's start. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        window.shifted = (window.shifted ?? 0) + (shift as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      window.builtHeading = heading;
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Delays every script. @returns a function that lets them load */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await isHydrated(page);
  };
}

test.describe('Prerendered public pages', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of [addressOf('booking'), addressOf('dashboard')]) {
      test(`list the parts of ${path} that don't work`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'load' });
        const hint = page.locator('noscript p');
        await expect(hint).toContainText('please allow JavaScript');
        await expect(hint).toBeInViewport({ ratio: 1 });
      });
    }

    test('are readable, with their own title and description', async ({ page }) => {
      const descriptions = new Set<string | null>();
      for (const { path, heading } of PAGES) {
        await page.goto(path, { waitUntil: 'load' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        // the footer shows the year, which the build doesn't know
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page).toHaveTitle(/ · Tableside$/);
        const description = page.locator('meta[name="description"]');
        await expect(description).toHaveCount(1);
        descriptions.add(await description.getAttribute('content'));
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
          'content',
          await page.title(),
        );
      }
      expect(descriptions.size).toBe(PAGES.length);
    });
  });

  test('protect mail links from being replaced by Cloudflare', () => {
    for (const { path } of PAGES) {
      const html = readFileSync(`${buildFolders.host}${path}/index.html`, 'utf8');
      const replaceable = html.replaceAll(/<script.*?<\/script>|<!--email_off-->.*<!--\/email_off-->/gs, '');
      expect(replaceable, path).not.toContain('mailto:');
    }
  });

  for (const width of [1280, 360]) {
    test(`hydrate at ${width} px without new elements, layout shift, or errors`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await watch(page);
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of PAGES) {
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          const builtTitle = await page.title();
          await isHydrated(page);
          // the calendar loads separately, because the build doesn't know the date
          await expect(page.getByRole('grid')).toHaveCount(path === '/booking' ? 1 : 0);
          await page.evaluate(() => document.fonts.ready);
          expect(await page.evaluate(() => window.builtHeading?.isConnected)).toBe(true);
          expect(await page.title()).toBe(builtTitle);
          expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
        });
      }
      // a hydration mismatch is a page error, which fails this test or any other
      expect(complaints).toEqual([]);
    });
  }

  test('keep text typed before hydration', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill('owner@tableside.example');
    await release();
    await page.getByLabel('Password', { exact: true }).fill('tableside');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test('keep choices made before hydration', async ({ page }) => {
    const releaseMuseums = await holdScripts(page);
    await page.goto('/demos/museum', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'City' }).selectOption('Corning');
    await page.getByRole('searchbox', { name: 'Search museums' }).pressSequentially('glss');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await releaseMuseums();
    // typing continues
    await page.keyboard.type('a');
    await expect(page.getByRole('searchbox', { name: 'Search museums' })).toHaveValue('glass');
    await expect(page.getByRole('status')).toHaveText('1 museum');

    const releaseHome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('switch', { name: 'Yearly (-20%)' }).check();
    await releaseHome();
    await expect(page.getByRole('article', { name: 'Standard', exact: true })).toContainText('$200');
    await expect(page.getByRole('switch', { name: 'Yearly (-20%)' })).toBeChecked();

    // a Wednesday at 10 AM in New York, because in the evening no time slots are left
    await page.clock.setFixedTime('2026-03-04T15:00:00Z');
    const releaseBooking = await holdScripts(page);
    await page.goto('/booking', { waitUntil: 'commit' });
    await page.getByText('In-Person Demo').click();
    await releaseBooking();
    await page.getByRole('grid').getByRole('button', { name: 'Thursday, March 5, 2026' }).click();
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('In-Person Demo, Eastern Time')).toBeVisible();
  });

  test('render off-screen sections after the first paint, or at once for a section link', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        window.wasUnpainted ||= 'unpainted' in document.documentElement.dataset;
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-unpainted'] });
    });
    const lastPart = page.getByRole('region', { name: 'Get started' });
    const wasUnpainted = () => page.evaluate(() => window.wasUnpainted ?? false);
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(lastPart).toBeVisible();
    expect(await wasUnpainted()).toBe(true);

    // src/ui/theme/base.css assumes these section sizes
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1200 });
      await expect(page.locator('main > section').nth(2)).not.toBeInViewport();
    }

    // opens a new document, because the current page would handle the link itself
    await page.goto('about:blank');
    await page.goto('/#pricing-overview', { waitUntil: 'commit' });
    await expect(lastPart).toBeVisible();
    expect(await wasUnpainted()).toBe(false);
  });

  test('handle a button that was clicked before hydration', async ({ app, page }) => {
    await app.fault('voice 60000ms');
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@tableside.example');
    await page.getByLabel('Password', { exact: true }).fill('tableside');
    // the browser submits the form itself
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await release();
    // the typed text stays
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');

    const releaseHome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Start Live Demo' }).click();
    await releaseHome();
    await expect(page.getByText('Connecting to voice agent...')).toBeVisible();
  });

  test('show the signed-in link before hydration without layout shift', async ({ app, page }) => {
    const waysIn = page.getByRole('link', { name: /^(Login|Dashboard)$/ });
    const labels = async () => (await waysIn.allTextContents()).join(' ');
    await page.goto('/demos', { waitUntil: 'commit' });
    await expect.poll(labels).toMatch(/^Login/);

    await app.signInAs('owner', '/');
    await watch(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(waysIn).toHaveText(['Dashboard', 'Dashboard']);
    await release();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(waysIn).toHaveText(['Dashboard', 'Dashboard', 'Dashboard']);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
  });

  test('stay hidden if a host serves them at the address of another page', async ({ page }) => {
    // a host of single-page apps serves the landing page at every address
    const landing = readFileSync(`${buildFolders.host}/index.html`, 'utf8');
    await page.route('**/dashboard', (route) => route.fulfill({ contentType: 'text/html', body: landing }));
    for (const { path, heading } of [
      { path: '/dashboard', heading: 'Sign in' },
      { path: '/demos/museum?search=sciencenter', heading: 'Voice-Powered Museum Experience' },
    ]) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-stale');
      await expect(page.getByRole('heading')).toHaveCount(0);
      await release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.unroute('**/assets/*.js');
    }
    await expect(page.getByText('1 museum', { exact: true })).toBeVisible();
  });

  test('never have their clicks replayed on another page that replaces them', async ({ page }) => {
    const landing = readFileSync(`${buildFolders.host}/index.html`, 'utf8');
    await page.route('**/dashboard', (route) => route.fulfill({ contentType: 'text/html', body: landing }));
    await page.goto('/dashboard');
    const sent = page.waitForRequest('**/api/users/login');
    await signInForm(page).signIn('owner@tableside.example');
    await sent;
  });
});
