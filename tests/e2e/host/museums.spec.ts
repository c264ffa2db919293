import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

const CATALOGUE = '/demos/museum';
const list = (page: Page) => page.getByRole('region', { name: 'Museums', exact: true });
const cards = (page: Page) => list(page).getByRole('link', { name: /^View Demo/ });
const search = (page: Page) => page.getByPlaceholder('Search museums by name, location, or city...');
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const count = (page: Page) => list(page).getByRole('status');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const curator = (page: Page) => page.getByRole('region', { name: 'Virtual Curator' });
const talk = (page: Page) => curator(page).getByRole('button', { name: 'Click to talk to Curator' });

test.describe('The catalogue of museums', () => {
  test('is searched, and a museum opened, by keyboard alone', async ({ page }) => {
    await page.goto(CATALOGUE);
    await expect(count(page)).toHaveText('44 museums');
    await tabTo(page, search(page));
    await page.keyboard.type('planet');
    await expect(count(page)).toHaveText('1 museum');
    await tabTo(page, city(page));
    await page.keyboard.type('Washington');
    await expect(city(page)).toHaveValue('Washington DC');
    await tabTo(page, cards(page));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Planet Word')).toBeFocused();
    await tabTo(page, talk(page));
    await page.keyboard.press('Enter');
    await expect(curator(page).getByRole('button', { name: /^(Connecting|Stop)/ })).toBeVisible();
  });
});

test.describe('What the museums know', () => {
  const known = { list: '1259 Trumansburg Road', texts: 'Mammut americanum' };

  for (const { path, list: hasList, texts: hasTexts } of [
    { path: '/', list: false, texts: false },
    { path: '/login', list: false, texts: false },
    { path: '/no-such-page', list: false, texts: false },
    { path: '/demos', list: false, texts: false },
    { path: CATALOGUE, list: true, texts: false },
    { path: `${CATALOGUE}/planet-word`, list: true, texts: true },
  ]) {
    test(`is loaded at ${path} only as far as it is shown there`, async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.text());
      });
      await page.goto(path);
      const loaded = (await Promise.all(scripts)).join('\n');
      expect(loaded).not.toBe('');
      expect({ list: loaded.includes(known.list), texts: loaded.includes(known.texts) }).toEqual({
        list: hasList,
        texts: hasTexts,
      });
    });
  }
});

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, path] of Object.entries({
    'the catalogue of demos': '/demos',
    'some museums': `${CATALOGUE}?city=Ithaca`,
    'no museum': `${CATALOGUE}?search=nothing`,
    'a museum': `${CATALOGUE}/planet-word`,
    'a museum that is not there': `${CATALOGUE}/no-such-museum`,
  })) {
    test(name, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (name === 'a museum') await talk(page).click();
      await expectAccessibleEverywhere(page, [1280, 768, 360]);
    });
  }
});
