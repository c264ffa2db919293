import { describe, expect, it } from 'vitest';
import { signedInAs, testClient } from '../testing/testClient.ts';

async function companiesOf(name: string) {
  const { backend, get } = await signedInAs(name);
  return { backend, get: (path: string) => get(`/api/companies/${path}`) };
}

describe('GET /api/companies/restaurants', () => {
  it('leaves out restaurants that the user can no longer access', async () => {
    const { backend, get } = await companiesOf('staff');
    const [membership] = backend.db.memberships.where({ userId: 'user-3' });
    await backend.db.memberships.update(membership?.id ?? '', { isActive: false });
    expect((await get('restaurants')).body).toEqual({ data: [] });
    expect((await get('trattoria-aurora')).status).toBe(404);
  });
});

describe('GET /api/companies/{id}', () => {
  it('never includes the API key', async () => {
    const { get } = await companiesOf('owner');
    expect(JSON.stringify((await get('trattoria-aurora')).body)).not.toContain('ts_live');
  });

  it('returns 404 to non-members and for a missing company, and 401 without a session', async () => {
    const { backend, get } = await companiesOf('admin');
    const signedOut = testClient(backend);
    for (const path of ['', '/users', '/calls', '/api-key', '/orders', '/xiagents/saffron-desk']) {
      for (const company of ['saffron-house', 'no-such-company']) {
        expect(await get(company + path), path).toMatchObject({
          status: 404,
          body: { message: 'Company not found' },
        });
      }
      expect((await signedOut.get(`/api/companies/saffron-house${path}`)).status, path).toBe(401);
    }
  });
});

describe('GET calls', () => {
  it('groups calls by phone number, newest first', async () => {
    const { get } = await companiesOf('staff');
    const { phoneNumbers } = (await get('trattoria-aurora/calls')).body as {
      phoneNumbers: { phoneNumberId: string; phoneNumber: string; calls: { startedAt: string }[] }[];
    };
    expect(phoneNumbers.map(({ phoneNumber }) => phoneNumber)).toEqual([
      '+12125550142',
      '+12125550143',
      '+12125550147',
    ]);
    for (const { calls } of phoneNumbers) {
      const starts = calls.map(({ startedAt }) => startedAt);
      expect(starts.length).toBeGreaterThan(0);
      expect(starts).toEqual(starts.toSorted().toReversed());
    }
  });
});
