import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoSeed } from '../seed/demo.ts';
import { controlEndpoints } from './controlEndpoints.ts';
import { startServer, type RunningServer } from './server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, seed: demoSeed() });
});
beforeEach(() => server.backend.reset());
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { Origin: 'http://localhost:5173', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const login = () =>
  call('POST', '/api/users/login', { email: 'owner@tableside.example', password: 'tableside' });

describe('Standalone server', () => {
  it('serves the API and sets the session cookie', async () => {
    const response = await login();
    expect(response.status).toBe(200);
    const { accessToken } = (await response.json()) as { accessToken: string };
    const list = await call('GET', '/api/companies/restaurants', undefined, {
      Authorization: `Bearer ${accessToken}`,
    });
    expect(await list.json()).toHaveProperty('data.length', 3);

    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await call('POST', '/api/users/refresh-token', undefined, { Cookie: cookie })).status).toBe(200);
  });

  it('serves a recording with its type and length', async () => {
    const { companyId, agentId, conversationId, accessToken } =
      await server.backend.scenario('a conversation with audio');
    const path = `/api/companies/${companyId}/xiagents/${agentId}/conversations/${conversationId}/audio`;
    const response = await call('GET', path, undefined, { Authorization: `Bearer ${accessToken}` });
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    const { byteLength } = await response.arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(byteLength));
  });

  it('compresses long responses', async () => {
    const { accessToken } = (await (await login()).json()) as { accessToken: string };
    const calls = await call('GET', '/api/companies/trattoria-aurora/calls', undefined, {
      Authorization: `Bearer ${accessToken}`,
    });
    expect(calls.headers.get('content-encoding')).toBe('gzip');
    expect(await calls.json()).toHaveProperty('phoneNumbers');
  });

  it('adds simulated orders only if asked', () => {
    expect(server.backend.ordersPaused).toBe(true);
  });

  it('responds to a large body that it refuses unread', async () => {
    const menu = 'x'.repeat(3_000_000);
    for (let count = 0; count < 3; count += 1) {
      const response = await call('PUT', '/api/companies/restaurants/trattoria-aurora/menu', { menu });
      expect(await response.json()).toEqual({ message: 'Please sign in' });
    }
  });

  it('responds 404 to unknown addresses', async () => {
    expect((await call('GET', '/api/nothing')).status).toBe(404);
    expect((await call('GET', '/')).status).toBe(404);
  });

  it('accepts cross-origin requests with cookies', async () => {
    const answers = [
      await login(),
      await call('GET', '/api/companies/restaurants'),
      await call('GET', '/api/nothing'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    }
  });

  it("allows the API's methods and headers in a preflight", async () => {
    const { status, headers } = await call('OPTIONS', '/api/companies/x/orders', undefined, {
      'Access-Control-Request-Method': 'DELETE',
      'Access-Control-Request-Headers': 'authorization,content-type',
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, If-Match');
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  it('drops the connection for the offline fault', async () => {
    server.backend.faults.next('offline');
    await expect(login()).rejects.toThrow('fetch failed');
  });
});

describe('Stand-in pages over HTTP', () => {
  async function checkout() {
    const { companyId, accessToken } = await server.backend.scenario('a company that may be billed');
    const path = `/api/companies/${companyId}/subscription/checkout`;
    const headers = { Authorization: `Bearer ${accessToken}` };
    const response = await call('POST', path, { planId: 'scale', interval: 'monthly' }, headers);
    return ((await response.json()) as { url: string }).url;
  }

  it('are documents at the address the API returned', async () => {
    const response = await fetch(await checkout());
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toMatch(/^<!doctype html>[^]*<h1>Subscribe to Scale<\/h1>/);
  });

  it('redirect to the requesting page when their form is submitted', async () => {
    const body = new URLSearchParams({ action: 'pay' });
    const response = await fetch(await checkout(), { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      'http://localhost:5173/company/company-1/subscription?success=true',
    );
    expect(server.backend.db.companies.find('company-1')?.plan).toBe('scale');
  });

  it('respond 404 without a valid session ID', async () => {
    expect((await call('GET', '/__backend/pages/checkout.html')).status).toBe(404);
    expect((await call('GET', '/__backend/pages/nothing.html')).status).toBe(404);
  });
});

describe('Controls over HTTP', () => {
  it('set up a provider state and return its values', async () => {
    const response = await call('POST', '/__backend/states', {
      state: 'a company with users',
      params: { companyId: 'c7' },
      action: 'setup',
    });
    const { accessToken, companyId } = (await response.json()) as { accessToken: string; companyId: string };
    expect(companyId).toBe('c7');
    const users = await call('GET', '/api/companies/c7/users', undefined, {
      Authorization: `Bearer ${accessToken}`,
    });
    expect(users.status).toBe(200);
  });

  it('clear leftover faults when a state is torn down', async () => {
    await call('POST', '/__backend/states', { state: 'the server is failing', action: 'setup' });
    await call('POST', '/__backend/states', { state: 'the server is failing', action: 'teardown' });
    expect((await login()).status).toBe(200);
  });

  it('reject an unknown state and list the known ones', async () => {
    const response = await call('POST', '/__backend/states', { state: 'a full moon' });
    expect(response.status).toBe(400);
    const { message } = (await response.json()) as { message: string };
    expect(message).toContain('a company with users');
  });

  it('set and clear faults', async () => {
    await call('POST', '/__backend/fault', { fault: 'always POST /api/users/login 503 Busy' });
    const response = await login();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: 'Busy' });
    await call('POST', '/__backend/fault', { fault: null });
    expect((await login()).status).toBe(200);
    expect((await call('POST', '/__backend/fault', { fault: 'slowly' })).status).toBe(400);
    const refused = { fault: 'always voice microphone-refused' };
    expect((await call('POST', '/__backend/fault', refused)).status).toBe(400);
  });

  it('set the latency', async () => {
    await call('POST', '/__backend/latency', { ms: 40 });
    expect(server.backend.latencyMs).toBe(40);
    expect((await call('POST', '/__backend/latency', { ms: 'much' })).status).toBe(400);
  });

  it('add an order, print it, and pause simulated orders', async () => {
    await call('POST', '/__backend/states', { state: 'a company with orders', params: { companyId: 'c7' } });
    const arrived = await call('POST', '/__backend/arrive-order', { companyId: 'c7' });
    const { orderNumber } = (await arrived.json()) as { orderNumber: string };
    await call('POST', '/__backend/print-order', { companyId: 'c7', orderNumber });
    expect(server.backend.db.orders.where({ companyId: 'c7' }).at(-1)).toMatchObject({
      orderNumber,
      isPrinted: true,
    });
    expect((await call('POST', '/__backend/arrive-order', { companyId: 'c8' })).status).toBe(400);
    await call('POST', '/__backend/orders-paused', { paused: false });
    expect(server.backend.ordersPaused).toBe(false);
    expect((await call('POST', '/__backend/orders-paused', {})).status).toBe(400);
  });

  it('expire tokens and reset', async () => {
    const { accessToken } = (await (await login()).json()) as { accessToken: string };
    const list = () =>
      call('GET', '/api/companies/restaurants', undefined, { Authorization: `Bearer ${accessToken}` });
    expect((await list()).status).toBe(200);
    await call('POST', '/__backend/expire-tokens');
    expect((await list()).status).toBe(401);
    await call('POST', '/__backend/reset');
    expect(server.backend.db.sessions.all()).toEqual([]);
  });

  it('list the personas', async () => {
    const { personas } = (await (await call('GET', '/__backend/personas')).json()) as {
      personas: { email: string }[];
    };
    expect(personas.map(({ email }) => email)).toContain('new@tableside.example');
  });

  it.each(Object.entries(controlEndpoints))(
    'accept their documented example: %s',
    async (name, { takes, example }) => {
      const [method = '', path] = name.split(' ');
      expect((await call(method, `/__backend/${path}`, example)).status).toBe(200);
      expect(Object.keys(takes ?? {})).toEqual(expect.arrayContaining(Object.keys(example ?? {})));
    },
  );

  it.each([
    ['GET', 'reset', undefined, 404],
    ['POST', 'nothing', undefined, 404],
    ['POST', 'latency', [], 400],
  ])('respond to %s %s with %o by %i', async (method, path, body, status) => {
    expect((await call(method, `/__backend/${path}`, body)).status).toBe(status);
  });
});
