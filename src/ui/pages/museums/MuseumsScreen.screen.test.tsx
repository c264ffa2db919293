import { museums } from '#domain/museums/museums.ts';
import { brand } from '#ui/texts/brand.ts';
import { layoutSettled, nextPaint } from '#tests/support/screen/layoutSettled.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const CATALOGUE = '/demos/museum';
const list = () => page.getByRole('region', { name: 'Museums', exact: true });
const cards = () => list().getByRole('link', { name: /^View Demo/ });
const search = () => page.getByPlaceholder('Search museums by name, location, or city...');
const city = () => page.getByRole('combobox', { name: 'City' });
const count = () => list().getByRole('status');
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('The museum catalog', () => {
  test('shows every museum with a picture, name, address, and demo link', async ({ app }) => {
    app.open(CATALOGUE);
    await expect.element(title('Voice-Powered Museum Experience')).toBeVisible();
    await expect.element(page.getByText(/^Pick a museum and ask its virtual curator/)).toBeVisible();
    await expect.element(count()).toHaveTextContent('44 museums');
    await expect
      .poll(() => list().getByRole('heading', { level: 2 }).texts())
      .toEqual(museums.map(({ name }) => name));
    await expect.element(cards()).toHaveLength(44);
    const sciencenter = list().getByRole('listitem').filter({ hasText: 'Sciencenter' });
    await expect.element(sciencenter.getByText('601 First Street, Ithaca, NY 14850')).toBeVisible();
    await expect.element(sciencenter.getByText('View Demo')).toBeVisible();
    await expect
      .element(sciencenter.getByRole('img', { name: 'Illustration for Sciencenter' }))
      .toBeVisible();
  });

  test("links to an external chat with 'Chat with us'", async ({ app }) => {
    app.open(CATALOGUE);
    const chat = page.getByRole('main').getByRole('link', { name: /^Chat with us/ });
    await expect.element(chat).toHaveAttribute('href', brand.schedulingUrl);
    await expect.element(chat).toHaveAttribute('target', '_blank');
  });

  test('can be searched by name, address, or city, ignoring case, and announces the number of results', async ({
    app,
  }) => {
    app.open(CATALOGUE);
    for (const { text, announced, found } of [
      { text: 'mUsEuM of gLaSs', announced: '1 museum', found: ['Corning Museum of Glass'] },
      { text: '1259 trumansburg', announced: '1 museum', found: ['Museum of the Earth'] },
      {
        text: 'syracuse',
        announced: '2 museums',
        found: ['Everson Museum of Art', 'Museum of Science & Technology'],
      },
    ]) {
      await search().fill(text);
      await expect.element(count()).toHaveTextContent(announced);
      await expect.poll(() => list().getByRole('heading', { level: 2 }).texts()).toEqual(found);
    }
  });

  test("filters by city, with 'All Cities' first and the others sorted", async ({ app }) => {
    app.open(CATALOGUE);
    await expect
      .poll(() => city().getByRole('option').texts())
      .toEqual(['All Cities', 'Buffalo', 'Corning', 'Ithaca', 'New York', 'Syracuse', 'Washington DC']);
    await city().selectOptions('New York');
    await expect.element(count()).toHaveTextContent('10 museums');
    await city().selectOptions('All Cities');
    await expect.element(count()).toHaveTextContent('44 museums');
    await expect.poll(address).toBe(CATALOGUE);
  });

  test('restores its search on return from a museum, and adds no history entry per keystroke', async ({
    app,
  }) => {
    app.open('/demos');
    await page.getByRole('link', { name: 'View Museums' }).click();
    await expect.element(title('Voice-Powered Museum Experience')).toHaveFocus();
    await search().focus();
    await keyboard.type('gallery');
    await expect.element(count()).toHaveTextContent('3 museums');
    await list().getByRole('link', { name: 'View Demo for Renwick Gallery' }).click();
    await expect.element(title('Renwick Gallery')).toBeVisible();

    history.back();
    await expect.element(search()).toHaveValue('gallery');
    await expect.element(count()).toHaveTextContent('3 museums');
    history.back();
    await expect.element(title('Demos')).toBeVisible();
  });

  test('filters by text and city together, and keeps both in the URL', async ({ app }) => {
    app.open(CATALOGUE);
    await search().fill('natural history');
    await expect.element(count()).toHaveTextContent('2 museums');
    await city().selectOptions('Washington DC');
    await expect.element(count()).toHaveTextContent('1 museum');
    await expect.poll(address).toBe(`${CATALOGUE}?search=natural+history&city=Washington+DC`);

    app.reload();
    await expect.element(search()).toHaveValue('natural history');
    await expect.element(city()).toHaveValue('Washington DC');
    await expect
      .poll(() => list().getByRole('heading', { level: 2 }).texts())
      .toEqual(['National Museum of Natural History']);
  });

  test('does not scroll while the user types', async ({ app }) => {
    await page.viewport(1280, 400);
    app.open(CATALOGUE);
    await expect.element(count()).toHaveTextContent('44 museums');
    scrollTo({ top: 300, behavior: 'instant' });
    await search().focus();
    await layoutSettled(() => scrollY);
    const before = scrollY;
    expect(before).toBeGreaterThan(100);
    await keyboard.type('museum');
    await expect.poll(address).toBe(`${CATALOGUE}?search=museum`);
    await expect.element(count()).not.toHaveTextContent('44 museums');
    await nextPaint();
    expect(scrollY).toBe(before);
  });

  test('inserts text at the cursor', async ({ app }) => {
    app.open(CATALOGUE);
    await search().focus();
    await keyboard.type('planword');
    for (let step = 0; step < 'word'.length; step += 1) await keyboard.press('ArrowLeft');
    await keyboard.type('et ');
    await expect.element(search()).toHaveValue('planet word');
    await expect.poll(address).toBe(`${CATALOGUE}?search=planet+word`);
    await expect.element(count()).toHaveTextContent('1 museum');
  });

  test("shows 'No museums found matching your criteria.' without results", async ({ app }) => {
    app.open(`${CATALOGUE}?search=glass&city=Ithaca`);
    await expect.element(count()).toHaveTextContent('No museums found matching your criteria.');
    await expect.element(cards()).not.toBeInTheDocument();
    await search().fill('');
    await expect.element(count()).toHaveTextContent('3 museums');
    await search().fill('glass');
    await page.getByRole('button', { name: 'Show all museums' }).click();
    await expect.element(count()).toHaveTextContent('44 museums');
    await expect.element(search()).toHaveFocus();
    await expect.poll(address).toBe(CATALOGUE);
  });

  test('has one, two, or three columns, depending on the width', async ({ app }) => {
    app.open(CATALOGUE);
    await expect.element(cards()).toHaveLength(44);
    const lefts = () =>
      cards()
        .elements()
        .map((card) => Math.round(card.getBoundingClientRect().left));
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.viewport(width, 800);
      await expect.poll(() => new Set(lefts()).size, { message: `${width} px` }).toBe(columns);
    }
  });

  test('can be searched and opened by keyboard alone', async ({ app }) => {
    app.open(CATALOGUE);
    await expect.element(count()).toHaveTextContent('44 museums');
    await tabTo(search());
    await keyboard.type('planet');
    await expect.element(count()).toHaveTextContent('1 museum');
    await tabTo(city());
    await keyboard.type('Washington');
    await expect.element(city()).toHaveValue('Washington DC');
    await tabTo(cards());
    await keyboard.press('Enter');
    await expect.element(title('Planet Word')).toHaveFocus();
    const curator = page.getByRole('region', { name: 'Virtual Curator' });
    await tabTo(curator.getByRole('button', { name: 'Click to talk to Curator' }));
    await keyboard.press('Enter');
    await expect.element(curator.getByRole('button', { name: 'Connecting...' })).toBeVisible();
  });
});
