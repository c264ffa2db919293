import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const pages = [
  {
    path: '/dashboard',
    call: '/api/companies/restaurants',
    heading: 'Saffron House',
    outline: 'Loading restaurants',
  },
  {
    path: '/company/trattoria-aurora/',
    call: '/api/companies/trattoria-aurora',
    heading: 'Trattoria Aurora',
    outline: 'Loading restaurant',
  },
  {
    path: '/company/trattoria-aurora/orders',
    call: '/api/companies/trattoria-aurora/orders',
    heading: 'Orders for Trattoria Aurora',
    outline: 'Loading orders',
  },
  {
    path: '/company/trattoria-aurora/agent/aurora-host',
    call: '/api/companies/trattoria-aurora/xiagents/aurora-host',
    heading: 'Aurora host',
    outline: 'Loading agent',
  },
];

test.describe("A page's first request", () => {
  test('is sent once, before the code loads, and is shown in the first paint', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await recordLoadingTexts(page);
    for (const { path, call, heading, outline } of pages) {
      await test.step(path, async () => {
        const codeArrives = await holdCode(page);
        const calls: string[] = [];
        const isFirst = (request: Request) =>
          // the previous page may still send and receive
          new URL(request.frame().url()).pathname === new URL(path, page.url()).pathname &&
          new URL(request.url()).pathname === call &&
          request.method() === 'GET';
        page.on('request', (request) => {
          if (isFirst(request)) calls.push(call);
        });
        const answer = page.waitForResponse((response) => isFirst(response.request()));
        await page.goto(path, { waitUntil: 'commit' });
        await (await answer).finished();
        codeArrives();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        expect(await page.evaluate(() => [...window.wordsDrawn])).not.toContain(outline);
        expect(calls).toEqual([call]);
      });
    }
  });

  test('is not sent for signed-out users', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});

/** Delays the entry script. @returns a function that lets it load */
async function holdCode(page: Page): Promise<() => void> {
  let arrives: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrives;
}

declare global {
  interface Window {
    wordsDrawn: Set<string | null>;
  }
}

/**
 * Records loading texts after every task, even if the browser has not painted them. This way, results don't
 * depend on the machine's load.
 */
async function recordLoadingTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.wordsDrawn = new Set();
    const { port1: afterwards, port2: changed } = new MessageChannel();
    afterwards.addEventListener('message', () => {
      for (const { textContent } of document.querySelectorAll('span')) window.wordsDrawn.add(textContent);
    });
    afterwards.start();
    new MutationObserver(() => changed.postMessage(undefined, [])).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}
