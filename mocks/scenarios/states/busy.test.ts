import { expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { emptySeed } from '../../seed/empty.ts';
import { testClient } from '../../testing/testClient.ts';

it('the busy restaurant has 10,000 orders, 2,000 calls on 40 numbers, and 5,000 conversations, one equally long', async () => {
  const backend = createBackend({ seed: emptySeed() });
  const { companyId, agentId, conversationId, accessToken } = await backend.scenario('a busy restaurant', {
    conversationId: 'v9',
  });
  const get = async (path: string) =>
    (await testClient(backend).get(`/api/companies/${companyId}${path}`, { token: accessToken })).body;

  const { orders } = (await get('/orders')) as { orders: { orderNumber: string }[] };
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(10_000);

  const { phoneNumbers } = (await get('/calls')) as { phoneNumbers: { calls: unknown[] }[] };
  expect(phoneNumbers.map(({ calls }) => calls.length)).toEqual(Array.from({ length: 40 }, () => 50));

  expect(await get(`/xiagents/${agentId}/preview`)).toMatchObject({
    number_of_calls: 5000,
    recent_conversations: [{ conversation_id: conversationId, message_count: 5000 }, {}, {}, {}, {}],
  });
  const long = (await get(`/xiagents/${agentId}/conversations/v9`)) as { transcript: unknown[] };
  expect(long).toMatchObject({ has_audio: true });
  expect(long.transcript).toHaveLength(5000);
});

it('the busy restaurant has a menu of 2,000 items in 60 categories', async () => {
  const backend = createBackend({ seed: emptySeed() });
  const { companyId, accessToken } = await backend.scenario('a busy restaurant');
  const path = `/api/companies/restaurants/${companyId}/menu`;
  const { body } = await testClient(backend).get(path, { token: accessToken });
  const { categories } = body as { categories: { items: { id: string }[] }[] };
  expect(categories).toHaveLength(60);
  expect(new Set(categories.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(2000);
});

it('the busy restaurant is stored per table without reading every row', async () => {
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
  const { companyId } = await backend.scenario('a busy restaurant');
  expect(pushed[0]).toContain('orders');
  await backend.addOrder(companyId ?? '');
  expect(pushed[1]).toBe('orders');
});
