import { describe, expect, it } from 'vitest';
import { signedInAs } from '../testing/testClient.ts';

async function start() {
  const { backend, get } = await signedInAs('owner');
  return { backend, get: (path: string) => get(`/api/integrations/${path}`) };
}

describe('Point of sale integrations', () => {
  it('accept only members of the company and only the providers Square and Clover', async () => {
    const { get } = await start();
    for (const path of ['status', 'auth/start']) {
      const { body } = await get(`square/no-such-company/${path}`);
      expect(body, path).toEqual({ message: 'Company not found' });
      const other = await get(`toast/trattoria-aurora/${path}`);
      expect(other.body, path).toEqual({ message: 'Integration not found' });
    }
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
