import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { isScenarioName, SCENARIO_NAMES, type ScenarioName } from './scenarios.ts';
import type { ScenarioParams } from './scenarioContext.ts';
import { demoSeed } from '../seed/demo.ts';
import { emptySeed } from '../seed/empty.ts';
import { testClient } from '../testing/testClient.ts';

async function enter(name: ScenarioName, params: ScenarioParams = {}, seed = emptySeed()) {
  const backend = createBackend({ seed });
  const values = await backend.scenario(name, params);
  const { get, post } = testClient(backend);
  const call = { token: values['accessToken'], cookie: values['refreshCookie'] };
  return { backend, values, get: (path: string) => get(path, call), post, call };
}

describe('playScenario', () => {
  // `busy.test.ts` covers the scenario of the busy restaurant
  const quick = SCENARIO_NAMES.filter((name) => name !== 'a busy restaurant');

  it('returns the same values every time, with working tokens', async () => {
    for (const name of quick) {
      const { backend, values, get, post, call } = await enter(name);
      expect((await enter(name)).values, name).toEqual(values);
      backend.faults.clear();
      if (values['accessToken']) {
        const isExpired = name === 'an expired access token';
        expect((await get('/api/companies/restaurants')).status, name).toBe(isExpired ? 401 : 200);
      }
      if (values['refreshCookie']) {
        const isOver = name === 'a session that has ended';
        expect((await post('/api/users/refresh-token', call)).status, name).toBe(isOver ? 401 : 200);
      }
    }
  });

  it('starts with an empty database and no faults', async () => {
    const { backend } = await enter('a user with a password', {}, demoSeed());
    expect(backend.db.users.all()).toHaveLength(1);
    expect(backend.db.companies.all()).toEqual([]);
    backend.faults.always('offline');
    await backend.scenario('a user with a password');
    expect(backend.faults.repeating).toEqual([]);
  });

  it('accepts IDs and other values as parameters', async () => {
    const params = { companyId: 'c9', agentId: 'a9', conversationId: 'v9', accessToken: 't9' };
    const { values, get } = await enter('a conversation', params);
    expect(values).toMatchObject(params);
    expect((await get('/api/companies/c9/xiagents/a9/conversations/v9')).status).toBe(200);

    const { post } = await enter('a user with a password', { email: 'a@b.example', password: 'other-one' });
    const body = { email: 'a@b.example', password: 'other-one' };
    expect((await post('/api/users/login', { body })).status).toBe(200);

    const orders = await enter('a company with orders', { orderNumber: '77' });
    expect(orders.values['orderNumber']).toBe('77');
    expect(orders.backend.db.orders.all().at(-1)).toMatchObject({ orderNumber: '77', isPrinted: false });

    const connected = await enter('a connected point of sale', { provider: 'clover' });
    expect(connected.backend.db.connections.all()).toMatchObject([{ provider: 'clover' }]);
  });

  it('accepts exact names only', () => {
    expect(isScenarioName('a user with a password')).toBe(true);
    expect(isScenarioName('a user')).toBe(false);
    expect(isScenarioName('toString')).toBe(false);
  });

  it('adds a one-time failure to the current state', async () => {
    const { backend, values, get } = await enter('a company with calls');
    await backend.scenario('the server is failing');
    const calls = () => get(`/api/companies/${values['companyId']}/calls`);
    expect(await calls()).toMatchObject({ status: 500, body: { message: expect.any(String) } });
    expect((await calls()).status).toBe(200);
  });
});
