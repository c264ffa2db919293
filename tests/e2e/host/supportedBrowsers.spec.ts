import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'acorn';
import { oldBrowserText } from '../../../src/ui/texts/oldBrowserText.ts';
import { tooNewFunctions, tooNewIn, tooNewInStyles } from '../../support/browserSupport.ts';
import { buildFolders } from '../support/addresses.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

/** Removes functions such as `URL.parse` and `Set.union` before the page's scripts run. */
const withoutFunctions = (page: Page, names: Iterable<string>) =>
  page.addInitScript(
    (all) => {
      const at = (path: readonly string[]) =>
        path.reduce<object | undefined>((owner, key) => owner && Reflect.get(owner, key), globalThis);
      for (const path of all.map((name) => name.split('.'))) {
        const member = path.pop() ?? '';
        const owner = path[0] === 'Window' ? globalThis : at(path);
        for (const each of [owner, owner && Reflect.get(owner, 'prototype')]) {
          if (each) Reflect.deleteProperty(each, member);
        }
      }
    },
    [...names],
  );

const restaurant = '/company/trattoria-aurora';

const contentsOf = (pattern: string) =>
  globSync(`${buildFolders.host}/${pattern}`).map((file) => readFileSync(file, 'utf8'));

test.describe('In every supported browser', () => {
  test('signing in, orders, the menu, and changing the plan work', async ({ page }) => {
    await withoutFunctions(page, tooNewFunctions);
    await page.goto(`${restaurant}/orders`);
    await signInForm(page).signIn('owner@tableside.example');
    await expect(page.getByRole('heading', { name: /^#\d/ }).first()).toBeVisible();

    await page.goto(`${restaurant}?panel=menu#voice-ai`);
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('tiramisu');
    await expect(page.getByRole('tabpanel', { name: 'Menu Builder' })).toContainText('Tiramisù');

    await page.goto(`${restaurant}/subscription`);
    await page
      .getByRole('button', { name: /^Upgrade/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^Subscribe to/ })).toBeVisible();
  });

  test('scripts only use newer functions after testing for them', () => {
    // the app and its libraries test for these functions before calling them
    const tested = ['Error.captureStackTrace', 'Intl.Segmenter', 'ReportingObserver', 'Symbol.dispose'];
    const found = contentsOf('assets/*.js').flatMap(tooNewIn);
    expect([...new Set(found)].toSorted()).toEqual(tested);
  });

  test('pages look right without newer styles', () => {
    // without these, the page still works: lines break worse, lists render slower, and scrollbars are wider
    const harmless = new Set([
      // without these, lines break worse, lists render slower, and pages scroll and print less neatly
      'text-wrap',
      'content-visibility',
      'overflow-anchor',
      'scrollbar-width',
      '@page',
      'break-after',
      // without this, a script makes the field grow
      'field-sizing',
      // browsers without these don't have the colors, pointers, or buttons either
      'forced-color-adjust',
      'cursor',
      '::-webkit-search-cancel-button',
      // the build adds these with a vendor prefix
      'user-select',
      'backdrop-filter',
    ]);
    const found = contentsOf('assets/*.css')
      .flatMap(tooNewInStyles)
      .filter((name) => !harmless.has(name.replace(/: .*/, '')));
    expect(found).toEqual([]);
  });
});

test.describe('An older browser', () => {
  for (const path of ['/', '/login', '/company/trattoria-aurora/orders']) {
    test(`gets the page for unsupported browsers at ${path}`, async ({ page }) => {
      await withoutFunctions(page, ['Promise.withResolvers']);
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { name: oldBrowserText.title })).toBeVisible();
      await expect(page.getByRole('link', { name: 'hello@tableside.example' })).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(1);
    });
  }

  test('can parse the script that detects the browser', () => {
    for (const html of contentsOf('**/*.html')) {
      const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
      expect(html.indexOf(script)).toBeLessThan(html.indexOf('src='));
      expect(script).toContain(oldBrowserText.title);
      parse(script, { ecmaVersion: 5 });
    }
  });
});
