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

describe('the orders of a company', () => {
  it('come with number, time, ticket and whether they are printed, and no more', async () => {
    const { list } = await start();
    const { orders } = await list();
    expect(orders).toHaveLength(46);
    expect(orders.at(-1)).toEqual({
      orderNumber: '1046',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      details: expect.stringContaining('TOTAL'),
      isPrinted: false,
    });
  });

  it('show what has changed since they were last asked for', async () => {
    const { backend, list } = await start();
    await list();
    await backend.db.orders.update('trattoria-aurora-order-1046', { isPrinted: true });
    expect((await list()).orders.at(-1)).toMatchObject({ orderNumber: '1046', isPrinted: true });
  });

  it('may be none', async () => {
    const { backend, list } = await start();
    for (const { id } of backend.db.orders.all()) backend.db.orders.remove(id);
    expect(await list()).toEqual({ orders: [] });
  });
});

describe('deleting an order', () => {
  it('takes it out of the list, and no other', async () => {
    const { list, remove } = await start();
    expect(await remove({ orderNumber: '1044' })).toMatchObject({
      status: 200,
      body: { message: 'Order 1044 deleted' },
    });
    const numbers = (await list()).orders.map(({ orderNumber }) => orderNumber);
    expect(numbers).toHaveLength(45);
    expect(numbers).not.toContain('1044');
  });

  it('needs an order of that company', async () => {
    const { remove } = await start('owner');
    // the other company has one of this number
    expect(await remove({ orderNumber: '1044' }, 'blue-door-diner')).toMatchObject({
      status: 404,
      body: { message: 'Order 1044 not found' },
    });
  });

  it.each([undefined, {}, { orderNumber: ' ' }, { orderNumber: 7 }])('needs a number: %o', async (body) => {
    const { remove } = await start();
    expect(await remove(body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  it('is not for who is no member', async () => {
    const { remove } = await start();
    expect(await remove({ orderNumber: '1001' }, 'saffron-house')).toMatchObject({
      status: 404,
      body: { message: 'Company not found' },
    });
  });
});
