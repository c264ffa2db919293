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

  it('compresses long responses', async () => {
    const { accessToken } = (await (await login()).json()) as { accessToken: string };
    const calls = await call('GET', '/api/companies/trattoria-aurora/calls', undefined, {
      Authorization: `Bearer ${accessToken}`,
    });
    expect(calls.headers.get('content-encoding')).toBe('gzip');
    expect(await calls.json()).toHaveProperty('phoneNumbers');
  });

  it('responds to a request with a large body that no handler reads', async () => {
    const menu = 'x'.repeat(3_000_000);
    for (let count = 0; count < 3; count += 1) {
      const response = await call('PUT', '/api/companies/restaurants/trattoria-aurora/menu', { menu });
      expect(await response.json()).toEqual({ message: 'Please sign in' });
    }
  });

  it('allows cross-origin requests with cookies', async () => {
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
  it('clear unused faults when a state is torn down', async () => {
    await call('POST', '/__backend/states', { state: 'the server is failing', action: 'setup' });
    await call('POST', '/__backend/states', { state: 'the server is failing', action: 'teardown' });
    expect((await login()).status).toBe(200);
  });

  it('set and clear faults', async () => {
    await call('POST', '/__backend/fault', { fault: 'always POST /api/users/login 503 Busy' });
    const response = await login();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: 'Busy' });
    await call('POST', '/__backend/fault', { fault: null });
    expect((await login()).status).toBe(200);
  });

  it('add an order, print it, set the latency, and resume simulated orders', async () => {
    await call('POST', '/__backend/states', { state: 'a company with orders', params: { companyId: 'c7' } });
    const arrived = await call('POST', '/__backend/arrive-order', { companyId: 'c7' });
    const { orderNumber } = (await arrived.json()) as { orderNumber: string };
    await call('POST', '/__backend/print-order', { companyId: 'c7', orderNumber });
    expect(server.backend.db.orders.where({ companyId: 'c7' }).at(-1)).toMatchObject({
      orderNumber,
      isPrinted: true,
    });
    await call('POST', '/__backend/orders-paused', { paused: false });
    await call('POST', '/__backend/latency', { ms: 4 });
    expect(server.backend).toMatchObject({ ordersPaused: false, latencyMs: 4 });
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

  it('accept their documented examples', async () => {
    for (const [name, { takes, example }] of Object.entries(controlEndpoints)) {
      await server.backend.reset();
      const [method = '', path] = name.split(' ');
      expect((await call(method, `/__backend/${path}`, example)).status, name).toBe(200);
      expect(Object.keys(takes ?? {}), name).toEqual(expect.arrayContaining(Object.keys(example ?? {})));
    }
  });

  it('reject unknown controls and invalid bodies', async () => {
    for (const [method, path, body, status] of [
      ['GET', 'reset', undefined, 404],
      ['POST', 'latency', [], 400],
      ['POST', 'latency', { ms: 'much' }, 400],
      ['POST', 'fault', { fault: 'slowly' }, 400],
      ['POST', 'fault', { fault: 'always voice microphone-refused' }, 400],
      ['POST', 'arrive-order', { companyId: 'c8' }, 400],
      ['POST', 'orders-paused', {}, 400],
      ['POST', 'states', { state: 'a full moon' }, 400],
    ] as const) {
      const response = await call(method, `/__backend/${path}`, body);
      expect(response.status, `${path} ${JSON.stringify(body)}`).toBe(status);
    }
  });

  it('list the known states in the error for an unknown state', async () => {
    const response = await call('POST', '/__backend/states', { state: 'a full moon' });
    const { message } = (await response.json()) as { message: string };
    expect(message).toContain('a company with users');
  });
});
