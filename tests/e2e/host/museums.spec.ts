import type { Page } from '@playwright/test';
import { museumDemos } from '../../../src/domain/museums/museumDemos.ts';
import { museums } from '../../../src/domain/museums/museums.ts';
import { brand } from '../../../src/ui/texts/brand.ts';
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
const helper = (page: Page) =>
  curator(page).getByText('Please ensure your microphone is enabled and your device volume is turned up.');

test.describe('The catalogue of demos', () => {
  test('offers the museum curators alone', async ({ page }) => {
    await page.goto('/demos');
    await expect(title(page, 'Demos')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link')).toHaveCount(1);
    await expect(main.getByRole('listitem')).toHaveCount(4);
    await expect(main.getByText('Not open yet')).toHaveCount(4);
    await main.getByRole('link', { name: 'View Museums' }).click();
    await expect(page).toHaveURL(CATALOGUE);
    await expect(title(page, 'Voice-Powered Museum Experience')).toBeFocused();
  });
});

test.describe('The catalogue of museums', () => {
  test('shows every museum with its plate, name, address and demo', async ({ page }) => {
    await page.goto(CATALOGUE);
    await expect(title(page, 'Voice-Powered Museum Experience')).toBeVisible();
    await expect(count(page)).toHaveText('44 museums');
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(museums.map(({ name }) => name));
    await expect(cards(page)).toHaveCount(44);
    const sciencenter = list(page).getByRole('listitem').filter({ hasText: 'Sciencenter' });
    await expect(sciencenter.getByText('601 First Street, Ithaca, NY 14850')).toBeVisible();
    await expect(sciencenter.getByText('View Demo')).toBeVisible();
    await expect(sciencenter.getByRole('img', { name: 'Illustration for Sciencenter' })).toBeVisible();
  });

  test("leads to a talk with people, outside, by 'Chat with us'", async ({ page }) => {
    await page.goto(CATALOGUE);
    const chat = page.getByRole('main').getByRole('link', { name: /^Chat with us/ });
    await expect(chat).toHaveAttribute('href', brand.schedulingUrl);
    await expect(chat).toHaveAttribute('target', '_blank');
  });

  test('is searched by name, address or city, whatever the case, and announces how many are left', async ({
    page,
  }) => {
    await page.goto(CATALOGUE);
    for (const { text, announced, found } of [
      { text: 'mUsEuM of gLaSs', announced: '1 museum', found: ['Corning Museum of Glass'] },
      { text: '1259 trumansburg', announced: '1 museum', found: ['Museum of the Earth'] },
      {
        text: 'syracuse',
        announced: '2 museums',
        found: ['Everson Museum of Art', 'Museum of Science & Technology'],
      },
    ]) {
      await search(page).fill(text);
      await expect(count(page)).toHaveText(announced);
      await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(found);
    }
  });

  test("filters by one of its cities, 'All Cities' first and the others sorted", async ({ page }) => {
    await page.goto(CATALOGUE);
    await expect(city(page).getByRole('option')).toHaveText([
      'All Cities',
      'Buffalo',
      'Corning',
      'Ithaca',
      'New York',
      'Syracuse',
      'Washington DC',
    ]);
    await city(page).selectOption('New York');
    await expect(count(page)).toHaveText('10 museums');
    await city(page).selectOption('All Cities');
    await expect(count(page)).toHaveText('44 museums');
    await expect(page).toHaveURL(CATALOGUE);
  });

  test('demands text and city, both, and keeps both in the address', async ({ page }) => {
    await page.goto(CATALOGUE);
    await search(page).fill('natural history');
    await expect(count(page)).toHaveText('2 museums');
    await city(page).selectOption('Washington DC');
    await expect(count(page)).toHaveText('1 museum');
    await expect(page).toHaveURL(`${CATALOGUE}?search=natural+history&city=Washington+DC`);

    await page.reload();
    await expect(search(page)).toHaveValue('natural history');
    await expect(city(page)).toHaveValue('Washington DC');
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText([
      'National Museum of Natural History',
    ]);
  });

  test('is as it was when a visitor comes back from a museum, and leaves no step behind per letter', async ({
    page,
  }) => {
    await page.goto('/demos');
    await page.getByRole('link', { name: 'View Museums' }).click();
    await search(page).pressSequentially('gallery');
    await expect(count(page)).toHaveText('3 museums');
    await list(page).getByRole('link', { name: 'View Demo for Renwick Gallery' }).click();
    await expect(title(page, 'Renwick Gallery')).toBeVisible();

    await page.goBack();
    await expect(search(page)).toHaveValue('gallery');
    await expect(count(page)).toHaveText('3 museums');
    await page.goBack();
    await expect(title(page, 'Demos')).toBeVisible();
  });

  test('takes letters where they are typed', async ({ page }) => {
    await page.goto(CATALOGUE);
    await search(page).pressSequentially('planword');
    for (let step = 0; step < 'word'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('et ');
    await expect(search(page)).toHaveValue('planet word');
    await expect(page).toHaveURL(`${CATALOGUE}?search=planet+word`);
    await expect(count(page)).toHaveText('1 museum');
  });

  test("says 'No museums found matching your criteria.' when none is left", async ({ page }) => {
    await page.goto(`${CATALOGUE}?search=glass&city=Ithaca`);
    await expect(count(page)).toHaveText('No museums found matching your criteria.');
    await expect(cards(page)).toHaveCount(0);
    await search(page).fill('');
    await expect(count(page)).toHaveText('3 museums');
    await search(page).fill('glass');
    await page.getByRole('button', { name: 'Show all museums' }).click();
    await expect(count(page)).toHaveText('44 museums');
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(CATALOGUE);
  });

  for (const { width, columns } of [
    { width: 360, columns: 1 },
    { width: 768, columns: 2 },
    { width: 1280, columns: 3 },
  ]) {
    test(`stands in ${columns} column(s) at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(CATALOGUE);
      await expect(cards(page)).toHaveCount(44);
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(columns);
    });
  }

  test('opens a museum at the top of its page', async ({ page }) => {
    await page.goto(CATALOGUE);
    await cards(page).last().click();
    await expect(page).toHaveURL(`${CATALOGUE}/museum-of-modern-art`);
    await expect(title(page, 'The Museum of Modern Art')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

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
    await expect(talk(page)).toBeFocused();
  });
});

test.describe('The page of a museum', () => {
  const demo = museumDemos['planet-word'];

  test('shows the museum, its exhibit and what the curator was given', async ({ page }) => {
    await page.goto(`${CATALOGUE}/planet-word`);
    await expect(page).toHaveTitle('Planet Word · Tableside');
    await expect(title(page, 'Planet Word')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('925 13th Street NW, Washington, DC 20005')).toBeVisible();
    await expect(main.getByText(demo.description)).toBeVisible();

    const exhibit = main.getByRole('article');
    await expect(exhibit.getByRole('img', { name: 'Illustration for Speaking Willow' })).toBeVisible();
    await expect(exhibit.getByRole('heading', { name: 'Speaking Willow' })).toBeVisible();
    await expect(exhibit.getByText(demo.exhibit.description)).toBeVisible();
    const source = exhibit.getByRole('link', { name: /^Source/ });
    await expect(source).toHaveAttribute('href', demo.exhibit.sourceUrl);
    await expect(source).toHaveAttribute('target', '_blank');

    const about = page.getByRole('region', { name: 'About This Demo' });
    await expect(about.getByRole('heading', { level: 3 })).toHaveText([
      'Demo Duration',
      'Example Questions',
      'Supplied Context',
    ]);
    await expect(about.getByRole('listitem')).toHaveText([...demo.exhibit.exampleQuestions]);
    for (const paragraph of demo.exhibit.suppliedContext) {
      await expect(about.getByText(paragraph, { exact: true })).toBeVisible();
    }
    await expect(
      about.getByText(/phone menu \(IVR\) with a conversational solution .* whole collection/),
    ).toBeVisible();

    await main.getByRole('link', { name: 'View All Museums' }).click();
    await expect(page).toHaveURL(CATALOGUE);
  });

  test('has eight example questions for the last museum', async ({ page }) => {
    await page.goto(`${CATALOGUE}/museum-of-modern-art`);
    await expect(page.getByRole('region', { name: 'About This Demo' }).getByRole('listitem')).toHaveCount(8);
  });

  for (const width of [360, 768, 1280]) {
    test(`has a curator panel of 500 px that holds all its words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${CATALOGUE}/planet-word`);
      await expect(talk(page)).toBeVisible();
      await expect(helper(page)).toBeVisible();
      await expect(
        curator(page).getByText(
          'This demo lasts 1 minute due to demo purposes. You can restart the conversation at any time by clicking the button again.',
          { exact: true },
        ),
      ).toBeVisible();
      const { height, content } = await curator(page).evaluate((panel) => ({
        height: panel.getBoundingClientRect().height,
        content: panel.scrollHeight,
      }));
      expect(height).toBe(500);
      expect(content).toBeLessThanOrEqual(500);
    });
  }

  test('puts the curator left of the exhibit where there is room, and above it on a phone', async ({
    page,
  }) => {
    await page.goto(`${CATALOGUE}/planet-word`);
    const places = async () => {
      const [panel, exhibit] = [
        await curator(page).boundingBox(),
        await page.getByRole('article').boundingBox(),
      ];
      if (!panel || !exhibit) throw new Error('The panels are not there');
      return { beside: panel.x + panel.width <= exhibit.x, above: panel.y + panel.height <= exhibit.y };
    };
    await expect(talk(page)).toBeVisible();
    expect(await places()).toEqual({ beside: true, above: false });
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await places()).toEqual({ beside: false, above: true });
  });

  test('is back at idle when a conversation cannot start: the helper text stands out, and no message comes', async ({
    page,
  }) => {
    await page.goto(`${CATALOGUE}/planet-word`);
    await expect(talk(page)).toBeVisible();
    const looks = () =>
      helper(page).evaluate((text) => {
        const { borderColor, backgroundColor } = getComputedStyle(text);
        return `${borderColor} ${backgroundColor}`;
      });
    const [plain, words] = [await looks(), await curator(page).innerText()];
    await talk(page).click();
    await expect.poll(looks).not.toBe(plain);
    await expect(talk(page)).toBeEnabled();
    expect(await curator(page).innerText()).toBe(words);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test("is 'Museum Not Found' for a museum that is not there", async ({ page }) => {
    await page.goto(`${CATALOGUE}/no-such-museum`);
    await expect(title(page, 'Museum Not Found')).toBeVisible();
    await expect(page.getByText('The requested museum could not be found.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'View All Museums' }).click();
    await expect(count(page)).toHaveText('44 museums');
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
