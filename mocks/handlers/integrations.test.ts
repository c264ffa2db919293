import { describe, expect, it } from 'vitest';
import { signedInAs } from '../testing/testClient.ts';

async function start() {
  const { backend, get } = await signedInAs('owner');
  return { backend, get: (path: string) => get(`/api/integrations/${path}`) };
}

describe('Point of sale integrations', () => {
  it.each([
    ['square/trattoria-aurora', { isConnected: true, merchantId: 'ML7AURORA4K2' }],
    ['clover/trattoria-aurora', { isConnected: false, merchantId: null }],
    ['clover/saffron-house', { isConnected: true, merchantId: 'CLV9SAFFRON31' }],
    ['square/blue-door-diner', { isConnected: false, merchantId: null }],
  ])('status of %s', async (path, body) => {
    const { get } = await start();
    expect(await get(`${path}/status`)).toMatchObject({ status: 200, body });
  });

  it.each(['status', 'auth/start'])('members only, two providers only: %s', async (path) => {
    const { get } = await start();
    expect(await get(`square/no-such-company/${path}`)).toMatchObject({
      status: 404,
      body: { message: 'Company not found' },
    });
    expect(await get(`toast/trattoria-aurora/${path}`)).toMatchObject({
      status: 404,
      body: { message: 'Integration not found' },
    });
  });
});

describe('POST auth/start', () => {
  it('returns the address of a page for the chosen provider', async () => {
    const { backend, get } = await start();
    const { url } = (await get('clover/trattoria-aurora/auth/start')).body as { url: string };
    expect(url).toMatch(/^http:\/\/api\.test\/__backend\/pages\/authorization\.html\?session=\w+$/);
    expect(backend.db.handoffs.find(url.split('=')[1] ?? '')).toMatchObject({
      kind: 'authorization',
      companyId: 'trattoria-aurora',
      provider: 'clover',
    });
    expect(await get('clover/trattoria-aurora/status')).toMatchObject({ body: { isConnected: false } });
  });
});
