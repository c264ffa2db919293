import { describe, expect, it } from 'vitest';
import { signedInAs } from '../testing/testClient.ts';

async function start() {
  const { backend, get } = await signedInAs('owner');
  return { backend, get: (path: string) => get(`/api/integrations/${path}`) };
}

describe('the connection to a point of sale', () => {
  it.each([
    ['square/trattoria-aurora', { isConnected: true, merchantId: 'ML7AURORA4K2' }],
    ['clover/trattoria-aurora', { isConnected: false, merchantId: null }],
    ['clover/saffron-house', { isConnected: true, merchantId: 'CLV9SAFFRON31' }],
    ['square/blue-door-diner', { isConnected: false, merchantId: null }],
  ])('of %s', async (path, body) => {
    const { get } = await start();
    expect(await get(`${path}/status`)).toMatchObject({ status: 200, body });
  });

  it.each(['status', 'auth/start'])('is only for members, and for the two providers: %s', async (path) => {
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

describe('connecting', () => {
  it('begins at the address of a page, which knows what is to be connected', async () => {
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
