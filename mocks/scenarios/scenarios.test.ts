import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { isScenarioName, SCENARIO_NAMES, type ScenarioName } from './scenarios.ts';
import type { ScenarioParams } from './scenarioContext.ts';
import { demoSeed } from '../seed/demo.ts';
import { testClient } from '../testing/testClient.ts';

async function enter(name: ScenarioName, params: ScenarioParams = {}) {
  const backend = createBackend({ seed: demoSeed() });
  const values = await backend.scenario(name, params);
  const { get, post } = testClient(backend);
  const call = { token: values['accessToken'], cookie: values['refreshCookie'] };
  return { backend, values, get: (path: string) => get(path, call), post, call };
}

describe('playScenario', () => {
  const quick = SCENARIO_NAMES.filter((name) => name !== 'a busy restaurant');

  it.each(quick)('returns the same values every time: %s', async (name) => {
    expect((await enter(name)).values).toEqual((await enter(name)).values);
  });

  it.each(quick.filter((name) => name !== 'an expired access token'))(
    'returns working tokens: %s',
    async (name) => {
      const { backend, values, get, post, call } = await enter(name);
      backend.faults.clear();
      if (values['accessToken']) expect((await get('/api/companies/restaurants')).status).toBe(200);
      const isOver = name === 'a session that has ended';
      if (values['refreshCookie']) {
        expect((await post('/api/users/refresh-token', call)).status).toBe(isOver ? 401 : 200);
      }
    },
  );

  it('starts with an empty database and no faults', async () => {
    const { backend } = await enter('a user with a password');
    expect(backend.db.users.all()).toHaveLength(1);
    expect(backend.db.companies.all()).toEqual([]);
    backend.faults.always('offline');
    await backend.scenario('a user with a password');
    expect(backend.faults.repeating).toEqual([]);
  });

  it('accepts IDs as parameters', async () => {
    const params = { companyId: 'c9', agentId: 'a9', conversationId: 'v9', accessToken: 't9' };
    const { values, get } = await enter('a conversation', params);
    expect(values).toMatchObject(params);
    expect((await get('/api/companies/c9/xiagents/a9/conversations/v9')).status).toBe(200);
  });

  it('requires the exact name', () => {
    expect(isScenarioName('a user with a password')).toBe(true);
    expect(isScenarioName('a user')).toBe(false);
    expect(isScenarioName('toString')).toBe(false);
  });
});

describe('Scenario', () => {
  it('a user with a password', async () => {
    const { values, post } = await enter('a user with a password', { password: 'other-one' });
    const { email, password } = values;
    expect((await post('/api/users/login', { body: { email, password } })).status).toBe(200);
  });

  it('an expired access token', async () => {
    const { get, post, call } = await enter('an expired access token');
    expect((await get('/api/companies/restaurants')).status).toBe(401);
    expect((await post('/api/users/refresh-token', call)).status).toBe(200);
  });

  it.each([
    ['a signed-in user without restaurants', 0],
    ['a signed-in user with two restaurants', 2],
  ] as const)('%s', async (name, count) => {
    const { get } = await enter(name);
    const { data } = (await get('/api/companies/restaurants')).body as { data: unknown[] };
    expect(data).toHaveLength(count);
  });

  it.each([
    ['a signed-in owner of a company', 'owner'],
    ['a signed-in staff member of a company', 'staff'],
  ] as const)('%s', async (name, role) => {
    const { values, get } = await enter(name);
    expect((await get(`/api/companies/${values['companyId']}`)).body).toMatchObject({ role });
  });

  it.each(['a company the user may not see', 'no such company'] as const)('%s', async (name) => {
    const { values, get } = await enter(name);
    expect((await get(`/api/companies/${values['companyId']}`)).status).toBe(404);
  });

  it.each([
    ['a company with users', 'users', 'users'],
    ['a company with calls', 'calls', 'phoneNumbers'],
  ] as const)('%s', async (name, path, key) => {
    const { values, get } = await enter(name);
    const { body } = await get(`/api/companies/${values['companyId']}/${path}`);
    expect((body as Record<string, unknown[]>)[key]?.length).toBeGreaterThan(0);
  });

  it('an agent with conversations', async () => {
    const { values, get } = await enter('an agent with conversations');
    const path = `/api/companies/${values['companyId']}/xiagents/${values['agentId']}`;
    expect((await get(`${path}?limit=2`)).body).toMatchObject({ conversations: { has_more: true } });
    expect((await get(`${path}/conversations/${values['conversationId']}`)).status).toBe(200);
  });

  it('a company with orders', async () => {
    const { values, get } = await enter('a company with orders', { orderNumber: '77' });
    const { orders } = (await get(`/api/companies/${values['companyId']}/orders`)).body as {
      orders: { orderNumber: string; isPrinted: boolean }[];
    };
    expect(orders.map(({ orderNumber, isPrinted }) => [orderNumber, isPrinted])).toEqual([
      ['1041', true],
      ['77', false],
    ]);
    expect(values['orderNumber']).toBe('77');
  });

  it.each(['a company without orders', 'no such order'] as const)('%s', async (name) => {
    const { values, get } = await enter(name);
    expect((await get(`/api/companies/${values['companyId']}/orders`)).body).toEqual({ orders: [] });
  });

  it.each([
    ['a company with an API key', expect.any(String)],
    ['a company without an API key', null],
  ] as const)('%s', async (name, apiKey) => {
    const { values, get } = await enter(name);
    expect((await get(`/api/companies/${values['companyId']}/api-key`)).body).toEqual({ apiKey });
  });

  it('a company that may be billed', async () => {
    const { values, post, call } = await enter('a company that may be billed');
    const path = `/api/companies/${values['companyId']}/billing-portal`;
    expect((await post(path, call)).status).toBe(200);
  });

  it.each([
    ['a company with AI instructions', true],
    ['a company whose agent does not reply', false],
  ] as const)('%s', async (name, success) => {
    const { values, post, call } = await enter(name);
    const path = `/api/companies/restaurants/${values['companyId']}/ai-instructions/test`;
    const { body } = await post(path, { ...call, body: { testScenario: 'Hello?' } });
    expect(body).toMatchObject({ success });
  });

  it.each([
    ['a conversation with audio', 200],
    ['a conversation without audio', 404],
  ] as const)('%s', async (name, status) => {
    const { values, get } = await enter(name);
    const { companyId, agentId, conversationId } = values;
    const path = `/api/companies/${companyId}/xiagents/${agentId}/conversations/${conversationId}`;
    expect((await get(path)).body).toMatchObject({ has_audio: status === 200 });
    expect((await get(`${path}/audio`)).status).toBe(status);
  });

  it.each([
    ['a connected point of sale', true],
    ['no connected point of sale', false],
  ] as const)('%s, for the requested provider', async (name, isConnected) => {
    for (const provider of ['square', 'clover']) {
      const { values, get } = await enter(name, { provider });
      expect(values['provider']).toBe(provider);
      const { body } = await get(`/api/integrations/${provider}/${values['companyId']}/status`);
      expect(body).toMatchObject({ isConnected });
    }
  });

  it.each([
    ['no such agent', ''],
    ['no such conversation', '/conversations/no-such-conversation'],
  ] as const)('%s', async (name, rest) => {
    const { values, get } = await enter(name);
    const path = `/api/companies/${values['companyId']}/xiagents/${values['agentId']}${rest}`;
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    ['the server is failing', 500],
    ['the role may not do this', 403],
  ] as const)('%s: fails once, on top of any other state', async (name, status) => {
    const { backend, values } = await enter('a company with calls');
    await backend.scenario(name);
    const { get } = testClient(backend);
    const calls = () => get(`/api/companies/${values['companyId']}/calls`, { token: values['accessToken'] });
    expect(await calls()).toMatchObject({ status, body: { message: expect.any(String) } });
    expect((await calls()).status).toBe(200);
  });
});
