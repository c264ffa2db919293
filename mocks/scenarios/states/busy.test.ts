import { beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { emptySeed } from '../../seed/empty.ts';
import { testClient } from '../../testing/testClient.ts';

describe('The busy restaurant', () => {
  const pushed: string[] = [];
  const backend = createBackend({
    seed: emptySeed(),
    store: {
      locked: (_mode, work) => work(),
      pull: () => Promise.resolve(undefined),
      push({ tables }) {
        pushed.push(Object.keys(tables).toSorted().join());
        return Promise.resolve();
      },
    },
  });
  let values: Readonly<Record<string, string>>;
  beforeAll(async () => {
    values = await backend.scenario('a busy restaurant', { conversationId: 'v9' });
  });
  const get = async (path: string) =>
    (await testClient(backend).get(path, { token: values['accessToken'] })).body;

  it('has 10,000 orders, 2,000 calls on 40 numbers, and 5,000 conversations, one of them very long', async () => {
    const { companyId, agentId, conversationId } = values;
    const { orders } = (await get(`/api/companies/${companyId}/orders`)) as {
      orders: { orderNumber: string }[];
    };
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(10_000);

    const { phoneNumbers } = (await get(`/api/companies/${companyId}/calls`)) as {
      phoneNumbers: { calls: unknown[] }[];
    };
    expect(phoneNumbers.map(({ calls }) => calls.length)).toEqual(Array.from({ length: 40 }, () => 50));

    const agent = `/api/companies/${companyId}/xiagents/${agentId}`;
    expect(await get(`${agent}/preview`)).toMatchObject({
      number_of_calls: 5000,
      recent_conversations: [{ conversation_id: conversationId, message_count: 5000 }, {}, {}, {}, {}],
    });
    const long = (await get(`${agent}/conversations/v9`)) as { transcript: unknown[] };
    expect(long.transcript).toHaveLength(5000);
  });

  it('has a menu of 2,000 items in 60 categories', async () => {
    const { categories } = (await get(`/api/companies/restaurants/${values['companyId']}/menu`)) as {
      categories: { items: { id: string }[] }[];
    };
    expect(categories).toHaveLength(60);
    expect(new Set(categories.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(2000);
  });

  it('is stored per table without reading every row', async () => {
    expect(pushed[0]).toContain('orders');
    await backend.addOrder(values['companyId'] ?? '');
    expect(pushed.at(-1)).toBe('orders');
  });
});
