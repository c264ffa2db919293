import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { emptySeed } from '../../seed/empty.ts';
import type { Menu, MenuItem } from '../../db/settings/shapes.ts';
import { testClient } from '../../testing/testClient.ts';

const MENU = '/api/companies/restaurants/company-1/menu';
const DESSERTS = `${MENU}/categories/desserts`;
const TIRAMISU = `${DESSERTS}/items/tiramisu`;

async function start() {
  const backend = createBackend({ seed: emptySeed() });
  const { accessToken: token } = await backend.scenario('a restaurant with a menu');
  const client = testClient(backend);
  const menu = async () => (await client.get(MENU, { token })).body as Menu;
  return {
    backend,
    menu,
    tiramisu: async () => (await menu()).categories[0]?.items[0] as MenuItem,
    names: async () =>
      (await menu()).categories.map(({ name, items }) =>
        [name, ...items.map((item) => item.name)].join(', '),
      ),
    put: (path: string, body: unknown) => client.put(path, { token, body }),
    post: (path: string, body: unknown) => client.post(path, { token, body }),
    remove: (path: string) => client.delete(path, { token }),
    pending: () => backend.db.pendingChanges.where({ companyId: 'company-1' }),
  };
}

const soups = { name: 'Soups', description: '', displayOrder: 4, isActive: true };
const affogato = {
  name: 'Gelato',
  description: 'Two scoops',
  price: 7.5,
  imageUrl: null,
  aliases: ['ice cream'],
  dietary: [{ type: 'vegetarian', level: null }],
  displayOrder: 4,
  availability: { isAvailable: true, availableDays: ['friday'] },
};

describe('Menu', () => {
  it("comes from the new restaurant's form until the first save", async () => {
    const backend = createBackend({ seed: emptySeed() });
    const { accessToken: token } = await backend.scenario('a signed-in staff member of a company');
    expect(await testClient(backend).get(MENU, { token })).toMatchObject({
      status: 200,
      body: { categories: [{ name: 'Entrees', items: [] }] },
    });
  });

  it('is returned as saved, with IDs for new entries', async () => {
    const { menu, put, pending } = await start();
    const { categories } = await menu();
    const next = [{ ...soups, items: [affogato] }, ...categories];
    const { status, body } = await put(MENU, { categories: next });
    expect(status).toBe(200);
    expect(body).toEqual({ menu: await menu() });
    expect((await menu()).categories[0]).toMatchObject({
      ...soups,
      id: expect.stringMatching(/./),
      items: [{ ...affogato, id: expect.stringMatching(/./) }],
    });
    expect((await menu()).categories.slice(1)).toEqual(categories);
    expect(pending()).toMatchObject([{ kind: 'menu', description: 'Menu updated' }]);
  });

  it('adds, edits, and removes a category, each as a pending change', async () => {
    const { menu, names, put, post, remove, pending } = await start();
    const { body } = await post(`${MENU}/categories`, soups);
    const { category } = body as { category: { id: string } };
    expect(category).toMatchObject({ ...soups, items: [] });
    expect((await names()).at(-1)).toBe('Soups');

    const before = (await menu()).categories[0];
    const fields = { name: 'Sweets', description: 'Made here', displayOrder: 9, isActive: false };
    expect(await put(DESSERTS, fields)).toMatchObject({ status: 200, body: { category: fields } });
    expect((await menu()).categories[0]).toEqual({ ...before, ...fields });

    expect((await remove(DESSERTS)).status).toBe(200);
    expect((await names())[0]).toMatch(/^Entrees/);
    expect(pending().map(({ description }) => description)).toEqual([
      'Soups added',
      'Sweets updated',
      'Sweets deleted',
    ]);
  });

  it('adds, edits, and removes an item, each as a pending change', async () => {
    const { names, tiramisu, put, post, remove, pending } = await start();
    expect(await post(`${DESSERTS}/items`, affogato)).toMatchObject({
      status: 201,
      body: { item: affogato },
    });
    expect((await names())[0]).toBe('Desserts, Tiramisù, Panna cotta, Affogato, Gelato');

    const next = { ...(await tiramisu()), price: 12.25, imageUrl: null };
    expect(await put(TIRAMISU, next)).toMatchObject({ status: 200, body: { item: next } });
    expect(await tiramisu()).toEqual(next);
    expect(await put(TIRAMISU, { ...next, id: 'gelato' })).toMatchObject({ status: 400 });

    expect((await remove(TIRAMISU)).status).toBe(200);
    expect((await names())[0]).toBe('Desserts, Panna cotta, Affogato, Gelato');
    expect(pending().map(({ description }) => description)).toEqual([
      'Gelato added',
      'Tiramisù updated',
      'Tiramisù deleted',
    ]);
  });

  it('rejects invalid items', async () => {
    const { put, post, pending } = await start();
    for (const [changes, message] of [
      [{ name: ' ' }, 'name is required'],
      [{ price: -1 }, 'price must be at least 0 and have at most two decimals'],
      [{ price: 1.005 }, 'price must be at least 0 and have at most two decimals'],
      [{ price: '7' }, 'price must be a number'],
      [{ description: undefined }, 'description must be a string'],
      [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl must be a URL'],
      [{ aliases: [7] }, 'aliases must be a list of strings'],
      [{ dietary: [{ level: 'hot' }] }, 'type is required'],
      [{ availability: { isAvailable: 'yes', availableDays: [] } }, 'isAvailable must be true or false'],
      [{ availability: null }, 'availability must be an object'],
    ] as const) {
      const body = { ...affogato, ...changes };
      const refused = { status: 400, body: { message } };
      expect(await post(`${DESSERTS}/items`, body), message).toMatchObject(refused);
      expect(await put(TIRAMISU, body), message).toMatchObject(refused);
      expect(await put(MENU, { categories: [{ ...soups, items: [body] }] }), message).toMatchObject(refused);
      expect(pending(), message).toEqual([]);
    }
  });

  it('rejects invalid categories', async () => {
    const { put, post } = await start();
    for (const [changes, message] of [
      [{ name: '' }, 'name is required'],
      [{ displayOrder: 'first' }, 'displayOrder must be a number'],
      [{ isActive: 1 }, 'isActive must be true or false'],
    ] as const) {
      const body = { ...soups, ...changes };
      expect(await post(`${MENU}/categories`, body), message).toMatchObject({
        status: 400,
        body: { message },
      });
      expect(await put(DESSERTS, body), message).toMatchObject({ status: 400, body: { message } });
      expect(await put(MENU, { categories: 'all' }), message).toMatchObject({ status: 400 });
    }
  });

  it('returns 404 when a category or item to delete is missing', async () => {
    const { remove } = await start();
    const noCategory = { status: 404, body: { message: 'Category not found' } };
    expect(await remove(`${MENU}/categories/none`)).toMatchObject(noCategory);
    const noItem = { status: 404, body: { message: 'Menu item not found' } };
    expect(await remove(`${DESSERTS}/items/none`)).toMatchObject(noItem);
  });

  it('rejects every change by staff', async () => {
    const backend = createBackend({ seed: emptySeed() });
    const { accessToken: token } = await backend.scenario('a signed-in staff member of a company');
    const { put, post, delete: remove } = testClient(backend);
    const calls = [
      put(MENU, { token, body: { categories: [] } }),
      post(`${MENU}/categories`, { token, body: soups }),
      put(DESSERTS, { token, body: soups }),
      remove(DESSERTS, { token }),
      post(`${DESSERTS}/items`, { token, body: affogato }),
      put(TIRAMISU, { token, body: affogato }),
      remove(TIRAMISU, { token }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
  });
});
