import { describe, expect, it } from 'vitest';
import { signedInAs } from '../../testing/testClient.ts';

interface Orders {
  readonly orders: readonly { readonly orderNumber: string }[];
}

async function start(name = 'staff') {
  const { backend, get, remove } = await signedInAs(name);
  return {
    backend,
    list: async () => (await get('/api/companies/trattoria-aurora/orders')).body as Orders,
    remove: (body: unknown, companyId = 'trattoria-aurora') =>
      remove(`/api/companies/${companyId}/orders`, body),
  };
}

describe('GET orders', () => {
  it('returns an order that was printed since the last request', async () => {
    const { backend, list } = await start();
    await list();
    await backend.db.orders.update('trattoria-aurora-order-1046', { isPrinted: true });
    expect((await list()).orders.at(-1)).toMatchObject({ orderNumber: '1046', isPrinted: true });
  });
});

describe('DELETE an order', () => {
  it('removes only that order', async () => {
    const { list, remove } = await start();
    expect(await remove({ orderNumber: '1044' })).toMatchObject({
      status: 200,
      body: { message: 'Order 1044 deleted' },
    });
    const numbers = (await list()).orders.map(({ orderNumber }) => orderNumber);
    expect(numbers).toHaveLength(45);
    expect(numbers).not.toContain('1044');
  });

  it("returns 404 for another company's order", async () => {
    const { remove } = await start('owner');
    // the other company has an order with this number
    expect(await remove({ orderNumber: '1044' }, 'blue-door-diner')).toMatchObject({
      status: 404,
      body: { message: 'Order 1044 not found' },
    });
  });

  it('requires a number', async () => {
    const { remove } = await start();
    for (const body of [undefined, {}, { orderNumber: ' ' }, { orderNumber: 7 }]) {
      expect((await remove(body)).status, JSON.stringify(body)).toBe(400);
    }
  });
});
